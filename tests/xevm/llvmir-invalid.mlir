// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'llvm.load' op Expected both L1 and L3 cache control attributes!}}
  %0 = llvm.load %p {xevm.DecorationCacheControl = [[1 : i32, 2 : i32, 3 : i32, 4 : i32]]} : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'llvm.load' op Expected both L1 and L3 cache control attributes!}}
  %0 = llvm.load %p {xevm.DecorationCacheControl = [1, 2, 3]} : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'llvm.load' op Expected both L1 and L3 cache control attributes!}}
  %0 = llvm.load %p {xevm.DecorationCacheControl = []} : !llvm.ptr<1> -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{'llvm.mlir.constant' op Expecting a single instruction}}
  %0 = llvm.mlir.constant(1 : i32) {xevm.DecorationCacheControl = [[1, 2, 3, 4], [1, 2, 3, 4]]} : i32
  llvm.return
}

// -----

  // expected-error @+1 {{'llvm.func' op Expecting a single instruction}}
llvm.func @g() attributes {xevm.DecorationCacheControl = [[1, 2, 3, 4], [1, 2, 3, 4]]}

// -----

  // expected-error @+1 {{'llvm.mlir.global' op Expecting a single instruction}}
llvm.mlir.global internal @g(1 : i32) {xevm.DecorationCacheControl = [[1, 2, 3, 4], [1, 2, 3, 4]]} : i32

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error @+1 {{LLVM Translation failed for operation: xevm.lane_id}}
  %0 = xevm.lane_id : i32
  llvm.return
}
