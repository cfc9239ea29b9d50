// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-break-down-reduction-patterns))" | FileCheck %s

func.func @red(%a: vector<4xf32>, %b: vector<2xi32>, %acc: f32, %c: vector<3xf16>, %s: vector<[2]xf32>, %one: vector<1xi32>, %acci: i32, %big: vector<17xi32>) {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.reduction <add>, %a, %acc : vector<4xf32> into f32
  %2 = vector.reduction <maxsi>, %b : vector<2xi32> into i32
  %3 = vector.reduction <mul>, %b, %acci : vector<2xi32> into i32
  %4 = vector.reduction <minimumf>, %c : vector<3xf16> into f16
  %5 = vector.reduction <add>, %s : vector<[2]xf32> into f32
  %6 = vector.reduction <xor>, %one : vector<1xi32> into i32
  %7 = vector.reduction <and>, %big : vector<17xi32> into i32
  %8 = vector.reduction <add>, %a, %acc fastmath<fast> : vector<4xf32> into f32
  "use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (f32, f32, i32, i32, f16, f32, i32, i32, f32) -> ()
  return
}
func.func @masked(%m: vector<4xi1>, %a: vector<4xf32>, %z: vector<4xf32>, %acc: f32, %m2: vector<2xi1>, %b: vector<2xf32>) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %a, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.reduction <add>, %z, %0 : vector<4xf32> into f32
  %2 = vector.mask %m2 { vector.reduction <add>, %b, %acc : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<3xf16>, %[[ARG4:[^ ]+]]: vector<[2]xf32>, %[[ARG5:[^ ]+]]: vector<1xi32>, %[[ARG6:[^ ]+]]: i32, %[[ARG7:[^ ]+]]: vector<17xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maxsi %[[V2]], %[[V3]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG1]][0] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG1]][1] : i32 from vector<2xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.muli %[[V5]], %[[V6]] : i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.muli %[[V7]], %[[ARG6]] : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.reduction <minimumf>, %[[ARG3]] : vector<3xf16> into f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.reduction <add>, %[[ARG4]] : vector<[2]xf32> into f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.extract %[[ARG5]][0] : i32 from vector<1xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.reduction <and>, %[[ARG7]] : vector<17xi32> into i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG2]] fastmath<fast> : vector<4xf32> into f32
// CHECK-NEXT:     "use"(%[[V0]], %[[V1]], %[[V4]], %[[V8]], %[[V9]], %[[V10]], %[[V11]], %[[V12]], %[[V13]]) : (f32, f32, i32, i32, f16, f32, i32, i32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<2xi1>, %[[ARG5:[^ ]+]]: vector<2xf32>) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG0]] { vector.reduction <add>, %[[ARG1]], %[[ARG3]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[ARG2]], %[[V0]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.mask %[[ARG4]] { vector.reduction <add>, %[[ARG5]], %[[ARG3]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
