// RUN: mlir-opt %s --test-math-algebraic-simplification | FileCheck %s

func.func @f1(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant 1.0 : f32
 %d = arith.constant dense<1.0> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f2(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant 2.0 : f32
 %d = arith.constant dense<2.0> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f3(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant 3.0 : f32
 %d = arith.constant dense<3.0> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f4(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant -1.0 : f32
 %d = arith.constant dense<-1.0> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f5(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant 0.5 : f32
 %d = arith.constant dense<0.5> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f6(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant -0.5 : f32
 %d = arith.constant dense<-0.5> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f7(%x: f32, %v: vector<2xf32>) -> (f32, vector<2xf32>) {
 %c = arith.constant 0.75 : f32
 %d = arith.constant dense<0.75> : vector<2xf32>
 %r = math.powf %x, %c fastmath<nnan> {foo} : f32
 %s = math.powf %v, %d fastmath<fast> : vector<2xf32>
 return %r, %s : f32, vector<2xf32>
}
func.func @f8(%x: f32) -> f32 {
 %c = arith.constant 2 : i32
 %r = math.fpowi %x, %c fastmath<nnan> {foo} : f32, i32
 return %r : f32
}
func.func @f9(%x: f32) -> f32 {
 %c = arith.constant -2 : i32
 %r = math.fpowi %x, %c fastmath<nnan> {foo} : f32, i32
 return %r : f32
}
func.func @f10(%x: f32) -> f32 {
 %c = arith.constant 0 : i32
 %r = math.fpowi %x, %c fastmath<nnan> {foo} : f32, i32
 return %r : f32
}
func.func @f11(%x: f32) -> f32 {
 %c = arith.constant -1 : i32
 %r = math.fpowi %x, %c fastmath<nnan> {foo} : f32, i32
 return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG1]], %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG1]], %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG1]], %[[V2]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V1]], %[[V3]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST_0]], %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.rsqrt %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>) -> (f32, vector<2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] fastmath<nnan> : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.sqrt %[[ARG1]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.sqrt %[[V3]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] fastmath<fast> : vector<2xf32>
// CHECK-NEXT:     return %[[V2]], %[[V5]] : f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
