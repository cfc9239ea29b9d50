// RUN: mlir-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-index-to-llvm --allow-unregistered-dialect | FileCheck %s --check-prefix=LLVM
// RUN: mlir-opt %s --mlir-print-op-generic --allow-unregistered-dialect | mlir-opt --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return
}

// CHECK-LABEL: func.func @f0(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT: %[[V1:.*]] = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT: %[[V2:.*]] = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %[[V3:.*]] = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT: %[[V4:.*]] = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT: %[[V5:.*]] = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT: %[[V6:.*]] = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT: %[[V7:.*]] = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT: %[[V8:.*]] = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT: %[[V9:.*]] = index.cmp uge(%arg0, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f0(%arg0: index, %arg1: index) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
// LLVM-NEXT: %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %2 = llvm.icmp "eq" %1, %0 : i64
// LLVM-NEXT: %3 = llvm.icmp "ne" %1, %0 : i64
// LLVM-NEXT: %4 = llvm.icmp "slt" %1, %0 : i64
// LLVM-NEXT: %5 = llvm.icmp "sle" %1, %0 : i64
// LLVM-NEXT: %6 = llvm.icmp "sgt" %1, %0 : i64
// LLVM-NEXT: %7 = llvm.icmp "sge" %1, %0 : i64
// LLVM-NEXT: %8 = llvm.icmp "ult" %1, %0 : i64
// LLVM-NEXT: %9 = llvm.icmp "ule" %1, %0 : i64
// LLVM-NEXT: %10 = llvm.icmp "ugt" %1, %0 : i64
// LLVM-NEXT: %11 = llvm.icmp "uge" %1, %0 : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f1(%a: index, %i: i32) {
  %0 = index.cmp eq(%a, %a) {x}
  return
}

// CHECK-LABEL: func.func @f1(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0) {x}
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f1(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f2(%a: index, %i: i32) {
  %0 = index.cmp "eq"(%a, %a)
  return
}

// CHECK-LABEL: func.func @f2(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f2(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f3(%a: index, %i: i32) {
  %0 = index.cmp eq (%a, %a)
  return
}

// CHECK-LABEL: func.func @f3(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f3(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f4(%a: index, %i: i32) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
  return
}

// CHECK-LABEL: func.func @f4(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f4(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f5(%a: index, %i: i32) {
  %0 = index.casts %a : index to i32
  return
}

// CHECK-LABEL: func.func @f5(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f5(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.trunc %0 : i64 to i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f6(%a: index, %i: i32) {
  %0 = index.casts %i : i32 to index
  return
}

// CHECK-LABEL: func.func @f6(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg1 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f6(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.sext %arg1 : i32 to i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f7(%a: index, %i: i32) {
  %0 = index.casts %a : index to i64
  return
}

// CHECK-LABEL: func.func @f7(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to i64
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f7(%arg0: index, %arg1: i32) {
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f8(%a: index, %i: i32) {
  %0 = index.castu %a : index to i1
  return
}

// CHECK-LABEL: func.func @f8(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.castu %arg0 : index to i1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f8(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.trunc %0 : i64 to i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f9(%a: index, %i: i32) {
  %0 = index.castu %i : i32 to index
  return
}

// CHECK-LABEL: func.func @f9(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.castu %arg1 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f9(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.zext %arg1 : i32 to i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f10(%a: index, %i: i32) {
  %0 = index.casts %a : index to si32
  return
}

// CHECK-LABEL: func.func @f10(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to si32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f10(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.trunc %0 : i64 to i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f11(%a: index, %i: i32) {
  %0 = index.casts %a : index to ui8
  return
}

// CHECK-LABEL: func.func @f11(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to ui8
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f11(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.trunc %0 : i64 to i8
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f12(%a: index, %i: i32) {
  %0 = index.casts %a {x = 1} : index to i32
  return
}

// CHECK-LABEL: func.func @f12(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 {x = 1 : i64} : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f12(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
// LLVM-NEXT: %1 = llvm.trunc %0 : i64 to i32
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f13(%a: index, %i: i32) {
  %0 = index.constant 0
  return
}

// CHECK-LABEL: func.func @f13(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f13(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(0 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f14(%a: index, %i: i32) {
  %0 = index.constant -1
  return
}

// CHECK-LABEL: func.func @f14(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f14(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(-1 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f15(%a: index, %i: i32) {
  %0 = index.constant 9223372036854775807
  return
}

// CHECK-LABEL: func.func @f15(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f15(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(9223372036854775807 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f16(%a: index, %i: i32) {
  %0 = index.constant 0x10
  return
}

// CHECK-LABEL: func.func @f16(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx16 = index.constant 16
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f16(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(16 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f17(%a: index, %i: i32) {
  %0 = index.constant {x} 5
  return
}

// CHECK-LABEL: func.func @f17(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx5 = index.constant {x} 5
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f17(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(5 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f18(%a: index, %i: i32) {
  %0 = "index.constant"() <{value = 1 : index}> : () -> index
  return
}

// CHECK-LABEL: func.func @f18(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f18(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f19(%a: index, %i: i32) {
  %0 = index.bool.constant true
  return
}

// CHECK-LABEL: func.func @f19(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f19(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f20(%a: index, %i: i32) {
  %0 = index.bool.constant false
  return
}

// CHECK-LABEL: func.func @f20(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %false = index.bool.constant false
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f20(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(false) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f21(%a: index, %i: i32) {
  %0 = index.bool.constant 1
  return
}

// CHECK-LABEL: func.func @f21(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f21(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f22(%a: index, %i: i32) {
  %0 = index.bool.constant {x} true
  return
}

// CHECK-LABEL: func.func @f22(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %true = index.bool.constant {x} true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f22(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) {x} : i1
// LLVM-NEXT: return
// LLVM-NEXT: }

func.func @f23(%a: index, %i: i32) {
  %0 = "index.bool.constant"() <{value = true}> : () -> i1
  return
}

// CHECK-LABEL: func.func @f23(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %true = index.bool.constant true
// CHECK-NEXT: return
// CHECK-NEXT: }

// LLVM-LABEL: func.func @f23(%arg0: index, %arg1: i32) {
// LLVM-NEXT: %0 = llvm.mlir.constant(true) : i1
// LLVM-NEXT: return
// LLVM-NEXT: }
