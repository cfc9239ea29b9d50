// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// What an op on indices gives in 32 bits is extended for each kind of bounds in its own way.

func.func @quotient() -> index {
  %a = arith.constant 2147483648 : index
  %b = arith.constant 5 : index
  %c = arith.constant -536870912 : index
  %0 = index.divs %a, %b
  %1 = arith.ceildivui %0, %c : index
  return %1 : index
}

func.func @remainder() -> index {
  %a = index.constant -2147483648
  %b = index.constant -2147483649
  %c = arith.constant 1 : index
  %0 = index.rems %a, %b
  %1 = index.minu %c, %0
  return %1 : index
}

func.func @shift() -> (i1, i1, i1) {
  %a = arith.constant 9223372036854775807 : index
  %b = index.constant 63
  %c = arith.constant 2147483647 : index
  %d = arith.constant 4294967295 : index
  %e = arith.constant -2147483648 : index
  %0 = index.shru %a, %b
  %1 = arith.cmpi sgt, %0, %c : index
  %2 = arith.cmpi ugt, %0, %d : index
  %3 = arith.cmpi slt, %0, %e : index
  return %1, %2, %3 : i1, i1, i1
}

func.func @rounded_down(%x: index) -> (i1, i1) {
  %z = arith.constant 0 : index
  %a = arith.constant 2147483648 : index
  %c = arith.constant 2147483647 : index
  %e = arith.constant -2147483648 : index
  %0 = arith.maxsi %x, %z : index
  %1 = index.floordivs %0, %a
  %2 = arith.cmpi sgt, %1, %c : index
  %3 = arith.cmpi slt, %1, %e : index
  return %2, %3 : i1, i1
}

// CHECK: module {
// CHECK-NEXT: func.func @quotient() -> index {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: return %c1 : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @remainder() -> index {
// CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
// CHECK-NEXT: %idx-2147483649 = index.constant -2147483649
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %[[V0:.*]] = index.rems %idx-2147483648, %idx-2147483649
// CHECK-NEXT: %[[V1:.*]] = index.minu %[[V0]], %c1
// CHECK-NEXT: return %[[V1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: func.func @shift() -> (i1, i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: return %false, %false, %false : i1, i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: func.func @rounded_down(%arg0: index) -> (i1, i1) {
// CHECK-NEXT: %false = arith.constant false
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c2147483648 = arith.constant 2147483648 : index
// CHECK-NEXT: %c2147483647 = arith.constant 2147483647 : index
// CHECK-NEXT: %[[V0:.*]] = arith.maxsi %arg0, %c0 : index
// CHECK-NEXT: %[[V1:.*]] = index.floordivs %[[V0]], %c2147483648
// CHECK-NEXT: %[[V2:.*]] = arith.cmpi sgt, %[[V1]], %c2147483647 : index
// CHECK-NEXT: return %[[V2]], %false : i1, i1
// CHECK-NEXT: }
// CHECK-NEXT: }
