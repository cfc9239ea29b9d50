// RUN: mlir-opt %s --split-input-file --convert-index-to-llvm | FileCheck %s

func.func @f(%a: index, %b: index) {
  %add = index.add %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %and = index.and %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.and %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %ceildivs = index.ceildivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "sgt" %[[V0]], %[[V2]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.select %[[V5]], %[[V4]], %[[V3]] : i1, i64
// CHECK-NEXT: %[[V7:.*]] = llvm.add %[[V1]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.sdiv %[[V7]], %[[V0]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.add %[[V8]], %[[V3]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.sub %[[V2]], %[[V1]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.sdiv %[[V10]], %[[V0]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.sub %[[V2]], %[[V11]] : i64
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "sgt" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.icmp "eq" %[[V13]], %[[V5]] : i1
// CHECK-NEXT: %[[V15:.*]] = llvm.icmp "ne" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V16:.*]] = llvm.and %[[V14]], %[[V15]] : i1
// CHECK-NEXT: %[[V17:.*]] = llvm.select %[[V16]], %[[V9]], %[[V12]] : i1, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %ceildivu = index.ceildivu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.sub %[[V1]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.udiv %[[V4]], %[[V0]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.add %[[V5]], %[[V3]] : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.icmp "eq" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.select %[[V7]], %[[V2]], %[[V6]] : i1, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %divs = index.divs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %divu = index.divu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.udiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %floordivs = index.floordivs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.icmp "slt" %[[V0]], %[[V2]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.select %[[V5]], %[[V3]], %[[V4]] : i1, i64
// CHECK-NEXT: %[[V7:.*]] = llvm.sub %[[V6]], %[[V1]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.sdiv %[[V7]], %[[V0]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.sub %[[V4]], %[[V8]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V11:.*]] = llvm.icmp "slt" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V12:.*]] = llvm.icmp "ne" %[[V11]], %[[V5]] : i1
// CHECK-NEXT: %[[V13:.*]] = llvm.icmp "ne" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V14:.*]] = llvm.and %[[V12]], %[[V13]] : i1
// CHECK-NEXT: %[[V15:.*]] = llvm.select %[[V14]], %[[V9]], %[[V10]] : i1, i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %maxs = index.maxs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.smax(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %maxu = index.maxu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.umax(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %mins = index.mins %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.smin(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %minu = index.minu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.umin(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %mul = index.mul %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mul %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %or = index.or %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.or %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %rems = index.rems %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.srem %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %remu = index.remu %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.urem %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %shl = index.shl %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.shl %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %shrs = index.shrs %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.ashr %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %shru = index.shru %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.lshr %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %sub = index.sub %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.sub %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %xor = index.xor %a, %b
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.xor %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "eq" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ne(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ne" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp slt(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sle(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "sle" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sgt(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "sgt" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp sge(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "sge" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index, %b: index) {
  %0 = index.cmp ult(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT: %[[V1:.*]] = builtin.unrealized_conversion_cast %arg0 : index to i64
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "ult" %[[V1]], %[[V0]] : i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
