// RUN: mlir-opt %s --canonicalize --inline | FileCheck %s

// What only reads goes where nothing uses it; no op of the dialect goes where it is called from.
func.func private @callee(%p: !llvm.ptr<1>) {
  xevm.prefetch %p : (!llvm.ptr<1>)
  return
}
func.func @caller(%p: !llvm.ptr<1>) {
  call @callee(%p) : (!llvm.ptr<1>) -> ()
  %0 = xevm.blockload %p : (!llvm.ptr<1>) -> i8
  %1 = xevm.lane_id : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%[[V0:.*]]: !llvm.ptr<1>) {
// CHECK-NEXT:     xevm.prefetch %[[V0]]  : (!llvm.ptr<1>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @caller(%[[V1:.*]]: !llvm.ptr<1>) {
// CHECK-NEXT:     call @callee(%[[V1]]) : (!llvm.ptr<1>) -> ()
// CHECK-NEXT:     %[[V2:.*]] = xevm.lane_id : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
