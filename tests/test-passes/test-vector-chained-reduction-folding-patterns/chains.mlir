// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-vector-chained-reduction-folding-patterns))" | FileCheck %s

func.func @chain(%a: vector<4xf32>, %b: vector<4xf32>, %acc: f32, %i: vector<4xi32>, %acci : i32) {
  %0 = vector.reduction <add>, %a, %acc : vector<4xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<4xf32> into f32
  %2 = vector.reduction <add>, %i : vector<4xi32> into i32
  %3 = vector.reduction <add>, %i, %2 : vector<4xi32> into i32
  %4 = vector.reduction <mul>, %a, %acc : vector<4xf32> into f32
  %5 = vector.reduction <mul>, %b, %4 : vector<4xf32> into f32
  %6 = vector.reduction <add>, %a, %acc : vector<4xf32> into f32
  %7 = vector.reduction <add>, %b, %6 : vector<4xf32> into f32
  %8 = vector.reduction <add>, %b, %7 : vector<4xf32> into f32
  %9 = vector.reduction <add>, %b : vector<4xf32> into f32
  %10 = vector.reduction <add>, %a, %9 : vector<4xf32> into f32
  "use"(%1, %3, %5, %8, %6, %10) : (f32, i32, f32, f32, f32, f32) -> ()
  return
}
func.func @chain2(%a: vector<4xf32>, %b: vector<2xf32>, %acc: f32, %z: vector<4xf32>, %idx: index, %vi: vector<4xindex>, %s: vector<[4]xf32>) {
  %0 = vector.reduction <mul>, %a, %acc : vector<4xf32> into f32
  %1 = vector.reduction <add>, %z, %acc : vector<4xf32> into f32
  %cst = arith.constant dense<0.0> : vector<4xf32>
  %3 = arith.addf %cst, %a : vector<4xf32>
  %4 = vector.reduction <add>, %3, %acc : vector<4xf32> into f32
  %7 = arith.addf %a, %cst : vector<4xf32>
  %8 = vector.reduction <add>, %7, %acc : vector<4xf32> into f32
  %5 = vector.reduction <add>, %vi : vector<4xindex> into index
  %6 = vector.reduction <add>, %vi, %5 : vector<4xindex> into index
  %9 = vector.reduction <add>, %s, %acc : vector<[4]xf32> into f32
  %10 = vector.reduction <add>, %s, %9 fastmath<fast> : vector<[4]xf32> into f32
  "use"(%1, %4, %6, %8, %10) : (f32, f32, index, f32, f32) -> ()
  return
}
func.func @mul(%a: vector<4xf32>, %b: vector<2xf32>, %acc: f32, %z: vector<4xf32>, %i8: vector<4xi8>) -> (f32, i8) {
  %0 = vector.reduction <mul>, %a, %acc : vector<4xf32> into f32
  %1 = vector.reduction <add>, %z, %0 : vector<4xf32> into f32
  %c = arith.constant dense<0> : vector<4xi8>
  %2 = vector.reduction <add>, %i8 : vector<4xi8> into i8
  %3 = vector.reduction <add>, %c, %2 : vector<4xi8> into i8
  return %1, %3 : f32, i8
}
func.func @masked(%m: vector<4xi1>, %a: vector<4xf32>, %z: vector<4xf32>, %acc: f32, %m2: vector<2xi1>, %b: vector<2xf32>) -> (f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %a, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.reduction <add>, %z, %0 : vector<4xf32> into f32
  %2 = vector.mask %m2 { vector.reduction <add>, %b, %acc : vector<2xf32> into f32 } : vector<2xi1> -> f32
  return %1, %2 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi32>, %[[ARG4:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[ARG3]], %[[ARG3]] : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.reduction <add>, %[[V2]] : vector<4xi32> into i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.reduction <mul>, %[[ARG0]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.reduction <mul>, %[[ARG1]], %[[V4]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <add>, %[[ARG0]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addf %[[ARG1]], %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addf %[[ARG0]], %[[V7]] : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.reduction <add>, %[[V8]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addf %[[ARG1]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.reduction <add>, %[[V10]] : vector<4xf32> into f32
// CHECK-NEXT:     "use"(%[[V1]], %[[V3]], %[[V5]], %[[V9]], %[[V6]], %[[V11]]) : (f32, i32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @chain2(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: vector<4xindex>, %[[ARG6:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG3]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <add>, %[[V1]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.reduction <add>, %[[V3]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.reduction <add>, %[[ARG5]] : vector<4xindex> into index
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.reduction <add>, %[[ARG5]], %[[V5]] : vector<4xindex> into index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.addf %[[ARG6]], %[[ARG6]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.reduction <add>, %[[V7]], %[[ARG2]] : vector<[4]xf32> into f32
// CHECK-NEXT:     "use"(%[[V0]], %[[V2]], %[[V6]], %[[V4]], %[[V8]]) : (f32, f32, index, f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @mul(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi8>) -> (f32, i8) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG3]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[V0]], %[[ARG2]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.reduction <add>, %[[ARG4]] : vector<4xi8> into i8
// CHECK-NEXT:     return %[[V1]], %[[V2]] : f32, i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<2xi1>, %[[ARG5:[^ ]+]]: vector<2xf32>) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG0]] { vector.reduction <add>, %[[ARG1]], %[[ARG3]] : vector<4xf32> into f32 } : vector<4xi1> -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <add>, %[[ARG2]], %[[V0]] : vector<4xf32> into f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.mask %[[ARG4]] { vector.reduction <add>, %[[ARG5]], %[[ARG3]] : vector<2xf32> into f32 } : vector<2xi1> -> f32
// CHECK-NEXT:     return %[[V1]], %[[V2]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
