// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f() {
  // expected-error@below {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'llvm.blockaddress' op result #0 must be LLVM pointer type, but got 'i32'}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : i32
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  llvm.blocktag <id = 1>
  // expected-error@below {{duplicate block tag '1' in the same function: }}
  llvm.blocktag <id = 1>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'llvm.blocktag' op requires attribute 'tag'}}
  "llvm.blocktag"() : () -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @g()
llvm.func @f() {
  // expected-error@below {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g(1 : i32) : i32
llvm.func @f() {
  // expected-error@below {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  llvm.call_intrinsic "fabs"(%x) : (f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{custom op 'llvm.call_intrinsic' expected function with 0 or 1 result}}
  %0:2 = llvm.call_intrinsic "llvm.fabs.f32"(%x) : (f32) -> (f32, f32)
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{custom op 'llvm.call_intrinsic' attribute 'op_bundle_tags' occurs more than once in the attribute list}}
  llvm.call_intrinsic "llvm.assume"(%c) ["align"()] {op_bundle_tags = []} : (i1) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.assume' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  llvm.intr.assume %a : i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.assume' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{expected 1 operand bundle tags, but actually got 0}}
  "llvm.intr.assume"(%c, %p) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = []}> : (i1, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.dbg.value' op requires attribute 'varInfo'}}
  "llvm.intr.dbg.value"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{invalid properties {varInfo = 1 : i32} for op llvm.intr.dbg.declare: Invalid attribute `varInfo` in property conversion: 1 : i32}}
  "llvm.intr.dbg.declare"(%p) <{varInfo = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{invalid properties {label} for op llvm.intr.dbg.label: Invalid attribute `label` in property conversion: unit}}
  "llvm.intr.dbg.label"() <{label = unit}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.dbg.declare' op requires attribute 'varInfo'}}
  "llvm.intr.dbg.declare"(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.experimental.noalias.scope.decl' op requires attribute 'scope'}}
  "llvm.intr.experimental.noalias.scope.decl"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{invalid properties {scope} for op llvm.intr.experimental.noalias.scope.decl: Invalid attribute `scope` in property conversion: unit}}
  "llvm.intr.experimental.noalias.scope.decl"() <{scope = unit}> : () -> ()
  llvm.return
}

// -----

// expected-error@below {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [1]

// -----

// expected-error@below {{'llvm.linker_options' op requires attribute 'options'}}
"llvm.linker_options"() : () -> ()
