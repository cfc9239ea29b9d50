// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a0: i128) {
  // expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%a0) <{query_type = #nvvm<cluster_launch_control_query_type is_canceled>}> : (i128) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i128) {
  // expected-error @+1 {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %r = "nvvm.clusterlaunchcontrol.query.cancel"(%a0) <{query_type = #nvvm<cluster_launch_control_query_type get_first_cta_id_x>}> : (i128) -> (i1)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i64) {
  // expected-error @+1 {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %r = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind any>}> : (i32, i64) -> (!llvm.struct<(i32, i1)>)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %r = "nvvm.match.sync"(%a0, %a1) <{kind = #nvvm<match_sync_kind all>}> : (i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  "nvvm.pmevent"() <{maskedEventId = 0 : i16, eventId = 16 : i32}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{mode 'default' requires 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<default>}> : (i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{mode 'f4e' requires 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<f4e>}> : (i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{mode 'b4e' requires 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1) <{mode = #nvvm.permute_mode<b4e>}> : (i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  // expected-error @+1 {{mode 'rc8' does not accept 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1, %a2) <{mode = #nvvm.permute_mode<rc8>}> : (i32, i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  // expected-error @+1 {{mode 'ecl' does not accept 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1, %a2) <{mode = #nvvm.permute_mode<ecl>}> : (i32, i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32) {
  // expected-error @+1 {{mode 'ecr' does not accept 'hi' operand.}}
  %r = "nvvm.prmt"(%a0, %a1, %a2) <{mode = #nvvm.permute_mode<ecr>}> : (i32, i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{'nvvm.redux.sync' op failed to verify that all of {res, val} have same type}}
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind xor>, abs = false}> : (i32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: i32) {
  // expected-error @+1 {{'nvvm.redux.sync' op 'umax' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind umax>}> : (f32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: i32) {
  // expected-error @+1 {{'nvvm.redux.sync' op 'min' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind min>, abs = true, nan = true}> : (f32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32) {
  // expected-error @+1 {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind and>, abs = false, nan = true}> : (i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: f32, %a1: i32) {
  // expected-error @+1 {{'nvvm.redux.sync' op 'max' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %r = "nvvm.redux.sync"(%a0, %a1) <{kind = #nvvm<redux_kind max>, nan = true}> : (f32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  "nvvm.setmaxregister"() <{regCount = 25 : i32, action = #nvvm<action decrease>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+1 {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  "nvvm.setmaxregister"() <{regCount = 16 : i32, action = #nvvm<action decrease>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind down>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> (!llvm.struct<(i32, i32)>)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind down>, return_value_and_is_valid}> : (i32, f32, i32, i32) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: f32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind idx>}> : (i32, f32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.shfl.sync' op expected return type to be of type 'i32' but got 'f32' instead}}
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind idx>}> : (i32, i32, i32, i32) -> (f32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'i32' but got 'f32' instead}}
  %r = "nvvm.shfl.sync"(%a0, %a1, %a2, %a3) <{kind = #nvvm<shfl_kind idx>, return_value_and_is_valid}> : (i32, i32, i32, i32) -> (!llvm.struct<(f32, i1)>)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i1) {
  // expected-error @+1 {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %r = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind any>}> : (i32, i1) -> (i32)
  llvm.return
}

// -----

llvm.func @f(%a0: i32, %a1: i1) {
  // expected-error @+1 {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %r = "nvvm.vote.sync"(%a0, %a1) <{kind = #nvvm<vote_sync_kind ballot>}> : (i32, i1) -> (i1)
  llvm.return
}
