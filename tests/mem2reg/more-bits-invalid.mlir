// RUN: mlir-opt %s --mem2reg --split-input-file --verify-diagnostics

// A value of more bits than the slot, but as many bytes, is widened to fewer bits.

llvm.func @integers(%v: i8) -> i7 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i7 : (i32) -> !llvm.ptr
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i7
  llvm.return %r : i7
}

// -----

llvm.func @floats(%v: f16) -> i9 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i9 : (i32) -> !llvm.ptr
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  llvm.store %v, %p : f16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i9
  llvm.return %r : i9
}

// -----

llvm.func @never_read(%v: vector<4xi8>) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i31 : (i32) -> !llvm.ptr
  // expected-error @+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  llvm.store %v, %p : vector<4xi8>, !llvm.ptr
  llvm.return
}
