// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<() -> (42)>()
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c42 = arith.constant 42 : index
// CHECK-NEXT: return %c42 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 - 1)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c-1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %j)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%i, %j)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg1, %c-1 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %[[V0]] : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c8 overflow<nsw> : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>(%i)[%s, %j]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %arg2 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg1 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<()[s0] -> (s0 * s0)>()[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg2, %arg2 overflow<nsw> : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 + s1 * 4)>()[%s, %i]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c4 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg2, %[[V0]] : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.remsi %arg0, %c8 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %c8 : index
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V1]], %[[V2]], %[[V0]] : index
// CHECK-NEXT: return %[[V3]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %c-1, %arg0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.select %[[V0]], %[[V1]], %arg0 : index
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %[[V2]], %c8 : index
// CHECK-NEXT: %[[V4:.*]] = arith.subi %c-1, %[[V3]] : index
// CHECK-NEXT: %[[V5:.*]] = arith.select %[[V0]], %[[V4]], %[[V3]] : index
// CHECK-NEXT: return %[[V5]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sle, %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %c0, %arg0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V0]], %[[V1]], %[[V2]] : index
// CHECK-NEXT: %[[V4:.*]] = arith.divsi %[[V3]], %c8 : index
// CHECK-NEXT: %[[V5:.*]] = arith.subi %c0, %[[V4]] : index
// CHECK-NEXT: %[[V6:.*]] = arith.addi %[[V4]], %c1 : index
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V0]], %[[V5]], %[[V6]] : index
// CHECK-NEXT: return %[[V7]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.cmpi slt, %[[V0]], %c0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V1]], %[[V2]], %[[V0]] : index
// CHECK-NEXT: return %[[V3]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi slt, %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %c-1, %arg0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.select %[[V0]], %[[V1]], %arg0 : index
// CHECK-NEXT: %[[V3:.*]] = arith.divsi %[[V2]], %arg2 : index
// CHECK-NEXT: %[[V4:.*]] = arith.subi %c-1, %[[V3]] : index
// CHECK-NEXT: %[[V5:.*]] = arith.select %[[V0]], %[[V4]], %[[V3]] : index
// CHECK-NEXT: return %[[V5]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi sle, %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = arith.subi %c0, %arg0 : index
// CHECK-NEXT: %[[V2:.*]] = arith.subi %arg0, %c1 : index
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V0]], %[[V1]], %[[V2]] : index
// CHECK-NEXT: %[[V4:.*]] = arith.divsi %[[V3]], %arg2 : index
// CHECK-NEXT: %[[V5:.*]] = arith.subi %c0, %[[V4]] : index
// CHECK-NEXT: %[[V6:.*]] = arith.addi %[[V4]], %c1 : index
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V0]], %[[V5]], %[[V6]] : index
// CHECK-NEXT: return %[[V7]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (-d0)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c-1 overflow<nsw> : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> ((d0 + 1) * 2 floordiv 3 mod 4)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V1:.*]] = arith.muli %[[V0]], %c2 overflow<nsw> : index
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi slt, %[[V1]], %c0 : index
// CHECK-NEXT: %[[V3:.*]] = arith.subi %c-1, %[[V1]] : index
// CHECK-NEXT: %[[V4:.*]] = arith.select %[[V2]], %[[V3]], %[[V1]] : index
// CHECK-NEXT: %[[V5:.*]] = arith.divsi %[[V4]], %c3 : index
// CHECK-NEXT: %[[V6:.*]] = arith.subi %c-1, %[[V5]] : index
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V2]], %[[V6]], %[[V5]] : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V8:.*]] = arith.remsi %[[V7]], %c4 : index
// CHECK-NEXT: %c0_0 = arith.constant 0 : index
// CHECK-NEXT: %[[V9:.*]] = arith.cmpi slt, %[[V8]], %c0_0 : index
// CHECK-NEXT: %[[V10:.*]] = arith.addi %[[V8]], %c4 : index
// CHECK-NEXT: %[[V11:.*]] = arith.select %[[V9]], %[[V10]], %[[V8]] : index
// CHECK-NEXT: return %[[V11]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0) -> (d0, 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.minsi %arg0, %c8 : index
// CHECK-NEXT: return %[[V0]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1, 3)>(%i, %j)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %[[V0:.*]] = arith.maxsi %arg0, %arg1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.maxsi %[[V0]], %c3 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0)[s0] -> (d0 - s0, s0)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg2, %c-1 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %[[V0]] : index
// CHECK-NEXT: %[[V2:.*]] = arith.maxsi %[[V1]], %arg2 : index
// CHECK-NEXT: return %[[V2]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (s0 + (d0 * 3 + s0) * 2)>(%i)[%s]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %[[V0:.*]] = arith.muli %arg0, %c3 overflow<nsw> : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %[[V2:.*]] = arith.muli %[[V1]], %c2 overflow<nsw> : index
// CHECK-NEXT: %[[V3:.*]] = arith.addi %[[V2]], %arg2 : index
// CHECK-NEXT: return %[[V3]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>(%i, %j, %s)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index) -> index {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg1 : index
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %arg2 : index
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: }
