// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.br ^bb1
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^bb1(%x : f32)
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.br' op requires 1 successor but found 0}}
  "llvm.br"() : () -> ()
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{branch has 0 operands for successor #0, but target block has 1}}
  llvm.cond_br %c, ^bb1, ^bb2
^bb1(%b: i32):
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "llvm.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.cond_br %c weights([1]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.indirectbr' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.indirectbr"(%a)[^bb1] <{indbr_operand_segments = array<i32: 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{type mismatch for bb argument #0 of successor #0}}
  llvm.indirectbr %p : !llvm.ptr, [^bb1(%x : f32)]
^bb1(%b: i32):
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.unreachable' op must be the last operation in the parent block}}
  llvm.unreachable
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.unreachable' op requires zero operands}}
  "llvm.unreachable"(%a) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.resume' op must be the last operation in the parent block}}
  llvm.resume %a : i32
  llvm.return
}

// -----

func.func @f(%t: tensor<1xf32>) {
  // expected-error@below {{'llvm.resume' op operand #0 must be LLVM dialect-compatible type, but got 'tensor<1xf32>'}}
  "llvm.resume"(%t) : (tensor<1xf32>) -> ()
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{llvm.landingpad needs to be in a function with a personality}}
  %0 = "llvm.landingpad"() : () -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : i32
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f(%a: i32) attributes {personality = @personality} {
  // expected-error@below {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %a : i32) : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error@below {{operand #0 does not dominate this use}}
  %0 = llvm.landingpad cleanup (filter %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  // expected-note@below {{operand defined here (op in the same block)}}
  %1 = llvm.mlir.zero : !llvm.ptr
  llvm.return
}

// -----

llvm.func @callee()
llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  // expected-error@below {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @callee() to ^bb1 unwind ^bb2 : () -> ()
^bb1:
  llvm.return
^bb2:
  llvm.return
}

// -----

llvm.func @callee()
llvm.func @f(%a: i32) {
  // expected-error@below {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.invoke @callee() to ^bb1(%a : i32) unwind ^bb1 : () -> ()
^bb1:
  llvm.return
}
