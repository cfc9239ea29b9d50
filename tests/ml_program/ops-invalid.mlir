// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
ml_program.subgraph @c(%arg0 : i32) -> i32 { ml_program.return %arg0 : i32 }

// -----

// expected-error @+1 {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @c}}
ml_program.subgraph @c(%arg0 : i32) -> i64 { ml_program.output %arg0 : i32 }

// -----

// expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @c}}
ml_program.func @c(%arg0 : i32) -> i64 { ml_program.return %arg0 : i32 }

// -----

// expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@c) returns 1}}
ml_program.func @c(%arg0 : i32) -> i64 { ml_program.return }

// -----

// expected-error @+1 {{'ml_program.return' op has 1 operands, but enclosing function (@c) returns 2}}
ml_program.func @c(%arg0 : i32) -> (i64, i32) { ml_program.return %arg0 : i32 }

// -----

// expected-error @+1 {{empty block: expect at least a terminator}}
ml_program.func @c(%arg0 : i32)  { }

// -----

// expected-error @+1 {{'ml_program.subgraph' op expects a non-empty block}}
ml_program.subgraph @c(%arg0 : i32)  { }

// -----

// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @foobar : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @foobar(4 : i32) : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global bad @foobar(4 : i32) : i32

// -----

ml_program.global private mutable @a : i32
// expected-error @+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
func.func @f() -> i64 { %0 = ml_program.global_load @a : i64  return %0 : i64 }

// -----

// expected-error @+1 {{'ml_program.global_load' op undefined global: @a}}
func.func @f() -> i64 { %0 = ml_program.global_load @a : i64  return %0 : i64 }

// -----

func.func private @a()
// expected-error @+1 {{'ml_program.global_load' op undefined global: @a}}
func.func @f() -> i64 { %0 = ml_program.global_load @a : i64  return %0 : i64 }

// -----

ml_program.global private mutable @a(1 : i32): i32
// expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @a}}
func.func @f() -> i32 { %0 = ml_program.global_load_const @a : i32  return %0 : i32 }

// -----

ml_program.global private @a(1 : i32): i32
// expected-error @+1 {{'ml_program.global_load_const' op cannot load from global typed 'i32' as 'i64'}}
func.func @f() -> i64 { %0 = ml_program.global_load_const @a : i64  return %0 : i64 }

// -----

// expected-error @+1 {{'ml_program.global_load_const' op undefined global: @a}}
func.func @f() -> i64 { %0 = ml_program.global_load_const @a : i64  return %0 : i64 }

// -----

// expected-error @+1 {{'ml_program.global_load_const' op undefined global: @a::@b}}
func.func @f() -> i64 { %0 = ml_program.global_load_const @a::@b : i64  return %0 : i64 }

// -----

ml_program.global private mutable @a : i32
// expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i32' from 'i64'}}
func.func @f(%x: i64) { ml_program.global_store @a = %x : i64 return }

// -----

ml_program.global private  @a(1 : i32): i32
// expected-error @+1 {{'ml_program.global_store' op cannot store to an immutable global @a}}
func.func @f(%x: i32) { ml_program.global_store @a = %x : i32 return }

// -----

// expected-error @+1 {{'ml_program.global_store' op undefined global: @a}}
func.func @f(%x: i32) { ml_program.global_store @a = %x : i32 return }

// -----

ml_program.global private mutable @a : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) -> (i64) { 
// expected-error @+1 {{'ml_program.global_load_graph' op cannot load from global typed 'i32' as 'i64'}}
  %0, %t = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i64
  ml_program.output %0 : i64 }

// -----

ml_program.global private @a(1:i32) : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) -> (i32) { 
  %0, %t = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
// expected-error @+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @a}}
  %t2 = ml_program.global_store_graph @a = %x ordering(() -> !ml_program.token) : i32
  ml_program.output %0 : i32 }

// -----

ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) { 
// expected-error @+1 {{'ml_program.global_store_graph' op undefined global: @a}}
  %t2 = ml_program.global_store_graph @a = %x ordering(() -> !ml_program.token) : i32
  ml_program.output }

// -----

ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) { 
// expected-error @+1 {{'ml_program.global_load_graph' op undefined global: @a}}
  %t2, %t3 = ml_program.global_load_graph @a ordering(() -> !ml_program.token) : i32
  ml_program.output }

// -----

ml_program.global private mutable @a : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) { 
// expected-error @+1 {{expected '->'}}
  %t3 = ml_program.global_store_graph @a = %x ordering() : i32
  ml_program.output }

// -----

ml_program.global private mutable @a : i32
// expected-note @+1 {{prior use here}}
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) { 
// expected-error @+1 {{use of value '%x' expects different type than prior uses: '!ml_program.token' vs 'i32'}}
  %t3 = ml_program.global_store_graph @a = %x ordering(%x -> i32) : i32
  ml_program.output }

// -----

ml_program.global private mutable @a : i32
ml_program.subgraph @f(%x: i32, %t0: !ml_program.token) { 
// expected-error @+1 {{expected '->'}}
  %t3 = ml_program.global_store_graph @a = %x ordering(%x) : i32
  ml_program.output }

// -----

// expected-error @+1 {{expected attribute value}}
ml_program.global private @a(): i32

// -----

// expected-error @+1 {{expected attribute value}}
ml_program.global private @a( : i32

// -----

// expected-error @+1 {{expected ':'}}
ml_program.global private @a

// -----

// expected-error @+1 {{expected ':'}}
ml_program.global private @a(1 : i32) i32

// -----

// expected-error @+1 {{'ml_program.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"ml_program.global"() {sym_name = "x", type = i32, sym_visibility = "foo", value = 3 : i64} : () -> ()

// -----

// expected-error @+1 {{'ml_program.global' op requires attribute 'sym_name'}}
"ml_program.global"() {type = i32} : () -> ()

// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {a = #ml_program.extern, b = #ml_program.extern : f32, c = !ml_program.token, d = #ml_program.extern : f32} {}

// -----

// expected-error @+1 {{unknown attribute `bad` in dialect `ml_program`}}
module attributes {a = #ml_program.bad } {}

// -----

// expected-error @+1 {{unknown  type `bad` in dialect `ml_program`}}
module attributes {a = !ml_program.bad } {}

// -----

// expected-error @+1 {{unregistered operation 'ml_program.foo' found in dialect ('ml_program') that does not allow unknown operations}}
"ml_program.foo"() : () -> ()

// -----

// expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
func.func @f() { ml_program.return }

// -----

ml_program.subgraph @f() -> i32 { 
// expected-error @+1 {{use of undeclared SSA value name}}
  ml_program.output %1 : i32
^bb1:
  ml_program.output %1 : i32 }
