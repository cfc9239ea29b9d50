// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: !llvm.struct<(index)>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.struct<"a", (tuple<i32>)>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.func<void (index)>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(!llvm.target<"x", !llvm.ptr, index>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(vector<1xindex>)

// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'!llvm.array<2 x si32>'}}
llvm.func @f() -> !llvm.array<2 x si32>

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.struct<"a", opaque>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"a", opaque>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.func<void ()>'}}
  %0 = llvm.load %p : !llvm.ptr -> !llvm.func<void ()>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  %0 = llvm.mlir.undef : !llvm.array<2 x index>
  %1 = llvm.extractvalue %0[0] : !llvm.array<2 x index>
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got '!llvm.array<2 x index>'}}
  llvm.return
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.undef : !llvm.struct<(index)>
  // expected-error@+1 {{custom op 'llvm.fcmp' expected LLVM dialect-compatible type}}
  %1 = llvm.fcmp "oeq" %0, %0 : !llvm.struct<(index)>
  llvm.return
}

// -----

// A struct inside of itself can be said to be opaque, but not once it has a body.
// expected-error@+1 {{redeclaring defined struct as opaque}}
llvm.func @f(!llvm.struct<"a", (struct<"a", opaque>)>, !llvm.struct<"a", (struct<"a", opaque>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @f(!llvm.struct<"a", (struct<"b", (i32)>, struct<"b", (i64)>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @f(!llvm.struct<"a", (struct<"b", (i32)>, struct<"b", packed (i32)>)>)

// -----

// expected-error@+1 {{identified type already used with a different body}}
llvm.func @f(!llvm.struct<"a", (struct<"b", opaque>, struct<"b", (i32)>)>)

// -----

// expected-error@+1 {{identifier already used for an enclosing struct}}
llvm.func @f(!llvm.struct<"a", (struct<"a", (i32)>)>)

// -----

// expected-error@+1 {{invalid array element type: '!llvm.token'}}
llvm.func @f(!llvm.array<2 x token>)

// -----

// expected-error@+1 {{invalid LLVM structure element type: '!llvm.label'}}
llvm.func @f(!llvm.struct<(i32, label)>)

// -----

// expected-error@+1 {{invalid function result type: '!llvm.metadata'}}
llvm.func @f(!llvm.func<metadata ()>)

// -----

// expected-error@+1 {{invalid function argument type: '!llvm.func<void ()>'}}
llvm.func @f(!llvm.func<void (func<void ()>)>)

// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.token

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"aarch64.svcount">

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Image">

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global internal @g(0 : i32) : !llvm.target<"spirv.Image"> {
  llvm.return
}

// -----

llvm.mlir.global internal @g() : !llvm.target<"amdgcn.named.barrier", 0> {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"amdgcn.named.barrier", 0>
  llvm.return %0 : !llvm.target<"amdgcn.named.barrier", 0>
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %0 = llvm.mlir.zero : !llvm.target<"aarch64.svcount">
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %0 = llvm.alloca %n x !llvm.target<"amdgcn.named.barrier", 0> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %p() : !llvm.ptr, i32
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %p() : !llvm.ptr
}

// -----

llvm.func @f() {
  %0 = llvm.mlir.undef : vector<4x!llvm.ppc_fp128>
  // expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'vector<4x!llvm.ppc_fp128>'}}
  %1 = llvm.fadd %0, %0 : vector<4x!llvm.ppc_fp128>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 2 vs. 1}}
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32]]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([#llvm.poison]) : !llvm.array<1 x struct<(i32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.array<1 x array<1 x struct<(i32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(ptr)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(#llvm.zero) : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<[4]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 8}}
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf8E4M3FN>) : vector<2xi16>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("ab") : !llvm.target<"x">
  llvm.return
}
