// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s | mlir-opt | FileCheck %s

// The form has no place for attributes, which it loses.
llvm.func @f(%r: vector<4xi32>, %i: i32, %v: vector<2xf32>) {
  %0 = "rocdl.raw.buffer.load"(%r, %i, %i, %i) {hint} : (vector<4xi32>, i32, i32, i32) -> f32
  "rocdl.raw.buffer.store"(%0, %r, %i, %i, %i) {hint} : (f32, vector<4xi32>, i32, i32, i32) -> ()
  rocdl.raw.buffer.atomic.fadd %0, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.fmax %0, %r, %i, %i, %i : f32
  rocdl.raw.buffer.atomic.smax %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.atomic.umin %i, %r, %i, %i, %i : i32
  rocdl.raw.buffer.store %v, %r, %i, %i, %i : vector<2xf32>
  llvm.return
}

// More may follow the two.
llvm.func @pair(%i: i32) {
  %0 = rocdl.permlane16.swap %i, %i, true, false : (i32, i32) -> <(i32, i32, f32)>
  %1 = rocdl.permlane32.swap %i, %i, false, false : (i32, i32) -> <(i32, i32)>
  llvm.return
}
