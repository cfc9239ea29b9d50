// RUN: mlir-opt %s --allow-unregistered-dialect --test-math-algebraic-simplification | FileCheck %s

func.func @f1(%x: f32) -> f32 {
  %e = arith.constant 0.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f2(%x: f32) -> f32 {
  %e = arith.constant 1.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f3(%x: f32) -> f32 {
  %e = arith.constant 2.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f4(%x: f32) -> f32 {
  %e = arith.constant 3.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f5(%x: f32) -> f32 {
  %e = arith.constant -1.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f6(%x: f32) -> f32 {
  %e = arith.constant 0.5 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f7(%x: f32) -> f32 {
  %e = arith.constant -0.5 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f8(%x: f32) -> f32 {
  %e = arith.constant 0.75 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f9(%x: f32) -> f32 {
  %e = arith.constant -2.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f10(%x: f32) -> f32 {
  %e = arith.constant 4.0 : f32
  %r = math.powf %x, %e : f32
  return %r : f32
}
func.func @f11(%x: f16) -> f16 {
  %e = arith.constant 0.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f12(%x: f16) -> f16 {
  %e = arith.constant 1.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f13(%x: f16) -> f16 {
  %e = arith.constant 2.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f14(%x: f16) -> f16 {
  %e = arith.constant 3.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f15(%x: f16) -> f16 {
  %e = arith.constant -1.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f16(%x: f16) -> f16 {
  %e = arith.constant 0.5 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f17(%x: f16) -> f16 {
  %e = arith.constant -0.5 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f18(%x: f16) -> f16 {
  %e = arith.constant 0.75 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f19(%x: f16) -> f16 {
  %e = arith.constant -2.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f20(%x: f16) -> f16 {
  %e = arith.constant 4.0 : f16
  %r = math.powf %x, %e : f16
  return %r : f16
}
func.func @f21(%x: bf16) -> bf16 {
  %e = arith.constant 0.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f22(%x: bf16) -> bf16 {
  %e = arith.constant 1.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f23(%x: bf16) -> bf16 {
  %e = arith.constant 2.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f24(%x: bf16) -> bf16 {
  %e = arith.constant 3.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f25(%x: bf16) -> bf16 {
  %e = arith.constant -1.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f26(%x: bf16) -> bf16 {
  %e = arith.constant 0.5 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f27(%x: bf16) -> bf16 {
  %e = arith.constant -0.5 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f28(%x: bf16) -> bf16 {
  %e = arith.constant 0.75 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f29(%x: bf16) -> bf16 {
  %e = arith.constant -2.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f30(%x: bf16) -> bf16 {
  %e = arith.constant 4.0 : bf16
  %r = math.powf %x, %e : bf16
  return %r : bf16
}
func.func @f31(%x: f64) -> f64 {
  %e = arith.constant 0.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f32(%x: f64) -> f64 {
  %e = arith.constant 1.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f33(%x: f64) -> f64 {
  %e = arith.constant 2.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f34(%x: f64) -> f64 {
  %e = arith.constant 3.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f35(%x: f64) -> f64 {
  %e = arith.constant -1.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f36(%x: f64) -> f64 {
  %e = arith.constant 0.5 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f37(%x: f64) -> f64 {
  %e = arith.constant -0.5 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f38(%x: f64) -> f64 {
  %e = arith.constant 0.75 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f39(%x: f64) -> f64 {
  %e = arith.constant -2.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f40(%x: f64) -> f64 {
  %e = arith.constant 4.0 : f64
  %r = math.powf %x, %e : f64
  return %r : f64
}
func.func @f41(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<0.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f42(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<1.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f43(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<2.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f44(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<3.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f45(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-1.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f46(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<0.5> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f47(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-0.5> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f48(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<0.75> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f49(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-2.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f50(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<4.0> : vector<4xf32>
  %r = math.powf %x, %e : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @f51(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<0.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f52(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<1.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f53(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<2.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f54(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<3.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f55(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-1.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f56(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<0.5> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f57(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-0.5> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f58(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<0.75> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f59(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-2.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f60(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<4.0> : vector<[4]xf32>
  %r = math.powf %x, %e : vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @f61(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<0.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f62(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<1.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f63(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<2.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f64(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<3.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f66(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<0.5> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f67(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<-0.5> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f68(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<0.75> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f69(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<-2.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f70(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<4.0> : tensor<4xf32>
  %r = math.powf %x, %e : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @f71(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<0.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f72(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<1.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f73(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<2.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f74(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<3.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f75(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<-1.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f76(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<0.5> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f77(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<-0.5> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f78(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<0.75> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f79(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<-2.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f80(%x: vector<2x3xf16>) -> vector<2x3xf16> {
  %e = arith.constant dense<4.0> : vector<2x3xf16>
  %r = math.powf %x, %e : vector<2x3xf16>
  return %r : vector<2x3xf16>
}
func.func @f81(%x: i32) -> i32 {
  %e = arith.constant 0 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f82(%x: i32) -> i32 {
  %e = arith.constant 1 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f83(%x: i32) -> i32 {
  %e = arith.constant 2 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f84(%x: i32) -> i32 {
  %e = arith.constant 3 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f85(%x: i32) -> i32 {
  %e = arith.constant 8 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f86(%x: i32) -> i32 {
  %e = arith.constant 9 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f87(%x: i32) -> i32 {
  %e = arith.constant -1 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f88(%x: i32) -> i32 {
  %e = arith.constant -2 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f89(%x: i32) -> i32 {
  %e = arith.constant -8 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f90(%x: i32) -> i32 {
  %e = arith.constant -9 : i32
  %r = math.ipowi %x, %e : i32
  return %r : i32
}
func.func @f91(%x: i8) -> i8 {
  %e = arith.constant 0 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f92(%x: i8) -> i8 {
  %e = arith.constant 1 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f93(%x: i8) -> i8 {
  %e = arith.constant 2 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f94(%x: i8) -> i8 {
  %e = arith.constant 3 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f95(%x: i8) -> i8 {
  %e = arith.constant 8 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f96(%x: i8) -> i8 {
  %e = arith.constant 9 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f97(%x: i8) -> i8 {
  %e = arith.constant -1 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f98(%x: i8) -> i8 {
  %e = arith.constant -2 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f99(%x: i8) -> i8 {
  %e = arith.constant -8 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f100(%x: i8) -> i8 {
  %e = arith.constant -9 : i8
  %r = math.ipowi %x, %e : i8
  return %r : i8
}
func.func @f101(%x: i64) -> i64 {
  %e = arith.constant 0 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f102(%x: i64) -> i64 {
  %e = arith.constant 1 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f103(%x: i64) -> i64 {
  %e = arith.constant 2 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f104(%x: i64) -> i64 {
  %e = arith.constant 3 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f105(%x: i64) -> i64 {
  %e = arith.constant 8 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f106(%x: i64) -> i64 {
  %e = arith.constant 9 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f107(%x: i64) -> i64 {
  %e = arith.constant -1 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f108(%x: i64) -> i64 {
  %e = arith.constant -2 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f109(%x: i64) -> i64 {
  %e = arith.constant -8 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f110(%x: i64) -> i64 {
  %e = arith.constant -9 : i64
  %r = math.ipowi %x, %e : i64
  return %r : i64
}
func.func @f111(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<0> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f112(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<1> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f113(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<2> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f114(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<3> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f115(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<8> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f116(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<9> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f117(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<-1> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f118(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<-2> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f119(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<-8> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f120(%x: vector<4xi32>) -> vector<4xi32> {
  %e = arith.constant dense<-9> : vector<4xi32>
  %r = math.ipowi %x, %e : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @f121(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<0> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f122(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<1> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f123(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<2> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f124(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<3> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f125(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<8> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f126(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<9> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f127(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<-1> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f128(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<-2> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f129(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<-8> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f130(%x: vector<[4]xi32>) -> vector<[4]xi32> {
  %e = arith.constant dense<-9> : vector<[4]xi32>
  %r = math.ipowi %x, %e : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @f131(%x: index) -> index {
  %e = arith.constant 0 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f132(%x: index) -> index {
  %e = arith.constant 1 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f133(%x: index) -> index {
  %e = arith.constant 2 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f134(%x: index) -> index {
  %e = arith.constant 3 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f135(%x: index) -> index {
  %e = arith.constant 8 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f136(%x: index) -> index {
  %e = arith.constant 9 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f137(%x: index) -> index {
  %e = arith.constant -1 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f138(%x: index) -> index {
  %e = arith.constant -2 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f139(%x: index) -> index {
  %e = arith.constant -8 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f140(%x: index) -> index {
  %e = arith.constant -9 : index
  %r = math.ipowi %x, %e : index
  return %r : index
}
func.func @f141(%x: i1) -> i1 {
  %e = arith.constant false
  %r = math.ipowi %x, %e : i1
  return %r : i1
}
func.func @f142(%x: i1) -> i1 {
  %e = arith.constant true
  %r = math.ipowi %x, %e : i1
  return %r : i1
}
func.func @f143(%x: f32) -> f32 {
  %e = arith.constant 0 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f144(%x: f32) -> f32 {
  %e = arith.constant 1 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f145(%x: f32) -> f32 {
  %e = arith.constant 2 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f146(%x: f32) -> f32 {
  %e = arith.constant 3 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f147(%x: f32) -> f32 {
  %e = arith.constant 8 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f148(%x: f32) -> f32 {
  %e = arith.constant 9 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f149(%x: f32) -> f32 {
  %e = arith.constant -1 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f150(%x: f32) -> f32 {
  %e = arith.constant -2 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f151(%x: f32) -> f32 {
  %e = arith.constant -8 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f152(%x: f32) -> f32 {
  %e = arith.constant -9 : i32
  %r = math.fpowi %x, %e : f32, i32
  return %r : f32
}
func.func @f153(%x: f16) -> f16 {
  %e = arith.constant 0 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f154(%x: f16) -> f16 {
  %e = arith.constant 1 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f155(%x: f16) -> f16 {
  %e = arith.constant 2 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f156(%x: f16) -> f16 {
  %e = arith.constant 3 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f157(%x: f16) -> f16 {
  %e = arith.constant 8 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f158(%x: f16) -> f16 {
  %e = arith.constant 9 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f159(%x: f16) -> f16 {
  %e = arith.constant -1 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f160(%x: f16) -> f16 {
  %e = arith.constant -2 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f161(%x: f16) -> f16 {
  %e = arith.constant -8 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f162(%x: f16) -> f16 {
  %e = arith.constant -9 : i64
  %r = math.fpowi %x, %e : f16, i64
  return %r : f16
}
func.func @f163(%x: f64) -> f64 {
  %e = arith.constant 0 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f164(%x: f64) -> f64 {
  %e = arith.constant 1 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f165(%x: f64) -> f64 {
  %e = arith.constant 2 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f166(%x: f64) -> f64 {
  %e = arith.constant 3 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f167(%x: f64) -> f64 {
  %e = arith.constant 8 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f168(%x: f64) -> f64 {
  %e = arith.constant 9 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f169(%x: f64) -> f64 {
  %e = arith.constant -1 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f170(%x: f64) -> f64 {
  %e = arith.constant -2 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f171(%x: f64) -> f64 {
  %e = arith.constant -8 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f172(%x: f64) -> f64 {
  %e = arith.constant -9 : i8
  %r = math.fpowi %x, %e : f64, i8
  return %r : f64
}
func.func @f173(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<0> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f174(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<1> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f175(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<2> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f176(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<3> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f177(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<8> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f178(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<9> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f179(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-1> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f180(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-2> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f181(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-8> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f182(%x: vector<4xf32>) -> vector<4xf32> {
  %e = arith.constant dense<-9> : vector<4xi32>
  %r = math.fpowi %x, %e : vector<4xf32>, vector<4xi32>
  return %r : vector<4xf32>
}
func.func @f183(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<0> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f184(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<1> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f185(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<2> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f186(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<3> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f187(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<8> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f188(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<9> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f189(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-1> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f190(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-2> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f191(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-8> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f192(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  %e = arith.constant dense<-9> : vector<[4]xi32>
  %r = math.fpowi %x, %e : vector<[4]xf32>, vector<[4]xi32>
  return %r : vector<[4]xf32>
}
func.func @f193(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<1> : tensor<4xi32>
  %r = math.fpowi %x, %e : tensor<4xf32>, tensor<4xi32>
  return %r : tensor<4xf32>
}
func.func @f194(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<2> : tensor<4xi32>
  %r = math.fpowi %x, %e : tensor<4xf32>, tensor<4xi32>
  return %r : tensor<4xf32>
}
func.func @f195(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<3> : tensor<4xi32>
  %r = math.fpowi %x, %e : tensor<4xf32>, tensor<4xi32>
  return %r : tensor<4xf32>
}
func.func @f196(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<8> : tensor<4xi32>
  %r = math.fpowi %x, %e : tensor<4xf32>, tensor<4xi32>
  return %r : tensor<4xf32>
}
func.func @f197(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = arith.constant dense<9> : tensor<4xi32>
  %r = math.fpowi %x, %e : tensor<4xf32>, tensor<4xi32>
  return %r : tensor<4xf32>
}
func.func @f198(%x: f32) -> f32 {
  %e = arith.constant 0 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f199(%x: f32) -> f32 {
  %e = arith.constant 1 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f200(%x: f32) -> f32 {
  %e = arith.constant 2 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f201(%x: f32) -> f32 {
  %e = arith.constant 3 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f202(%x: f32) -> f32 {
  %e = arith.constant 8 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f203(%x: f32) -> f32 {
  %e = arith.constant 9 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f204(%x: f32) -> f32 {
  %e = arith.constant -1 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f205(%x: f32) -> f32 {
  %e = arith.constant -2 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f206(%x: f32) -> f32 {
  %e = arith.constant -8 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f207(%x: f32) -> f32 {
  %e = arith.constant -9 : index
  %r = math.fpowi %x, %e : f32, index
  return %r : f32
}
func.func @f208(%x: f32) -> f32 {
  %e = arith.constant false
  %r = math.fpowi %x, %e : f32, i1
  return %r : f32
}
func.func @f209(%x: f32) -> f32 {
  %e = arith.constant true
  %r = math.fpowi %x, %e : f32, i1
  return %r : f32
}
func.func @flags(%x: f32, %e: f32, %v: vector<2xf32>) -> (f32, f32, vector<2xf32>) {
  %c = arith.constant 2.0 : f32
  %d = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %a = math.powf %x, %c fastmath<fast> : f32
  %b = math.powf %x, %e : f32
  %g = math.powf %v, %d : vector<2xf32>
  return %a, %b, %g : f32, f32, vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     return %[[ARG0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : f16
// CHECK-NEXT:     return %[[V1]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f16
// CHECK-NEXT:     return %[[V2]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     return %[[ARG0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : bf16
// CHECK-NEXT:     return %[[V1]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : bf16
// CHECK-NEXT:     return %[[V2]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: bf16) -> bf16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : bf16
// CHECK-NEXT:     return %[[V0]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     return %[[ARG0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : f64
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f64
// CHECK-NEXT:     return %[[V2]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-2.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V2]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-2.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<2x3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     return %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f73(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f74(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V1]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f75(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<2x3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f76(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f77(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.rsqrt %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f78(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<2x3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.sqrt %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V2]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f79(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-2.000000e+00> : vector<2x3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f80(%[[ARG0:[^ ]+]]: vector<2x3xf16>) -> vector<2x3xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<4.000000e+00> : vector<2x3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.powf %[[ARG0]], %[[CST]] : vector<2x3xf16>
// CHECK-NEXT:     return %[[V0]] : vector<2x3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f81(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f82(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f83(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f84(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f85(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V6]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f86(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C9_I32:[^ ]+]] = arith.constant 9 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C9_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f87(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[C1_I32]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f88(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[C1_I32]], %[[V0]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f89(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[C1_I32]], %[[V6]] : i32
// CHECK-NEXT:     return %[[V7]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f90(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C_9_I32:[^ ]+]] = arith.constant -9 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C_9_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f91(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f92(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     return %[[ARG0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f93(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f94(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f95(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i8
// CHECK-NEXT:     return %[[V6]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f96(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C9_I8:[^ ]+]] = arith.constant 9 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C9_I8]] : i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f97(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[C1_I8]], %[[ARG0]] : i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f98(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[C1_I8]], %[[V0]] : i8
// CHECK-NEXT:     return %[[V1]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f99(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[C1_I8]], %[[V6]] : i8
// CHECK-NEXT:     return %[[V7]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f100(%[[ARG0:[^ ]+]]: i8) -> i8 {
// CHECK-NEXT:     %[[C_9_I8:[^ ]+]] = arith.constant -9 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C_9_I8]] : i8
// CHECK-NEXT:     return %[[V0]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f101(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     return %[[C1_I64]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f102(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f103(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f104(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i64
// CHECK-NEXT:     return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f105(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i64
// CHECK-NEXT:     return %[[V6]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f106(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C9_I64:[^ ]+]] = arith.constant 9 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C9_I64]] : i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f107(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[C1_I64]], %[[ARG0]] : i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f108(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[C1_I64]], %[[V0]] : i64
// CHECK-NEXT:     return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f109(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : i64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[C1_I64]], %[[V6]] : i64
// CHECK-NEXT:     return %[[V7]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f110(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[C_9_I64:[^ ]+]] = arith.constant -9 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C_9_I64]] : i64
// CHECK-NEXT:     return %[[V0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f111(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     return %[[CST]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f112(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f113(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f114(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     return %[[V1]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f115(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     return %[[V6]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f116(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f117(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[CST]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f118(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[CST]], %[[V0]] : vector<4xi32>
// CHECK-NEXT:     return %[[V1]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f119(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : vector<4xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[CST]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:     return %[[V7]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f120(%[[ARG0:[^ ]+]]: vector<4xi32>) -> vector<4xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-9> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[CST]] : vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f121(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f122(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f123(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f124(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f125(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V6]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f126(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[CST]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f127(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[CST]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f128(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[CST]], %[[V0]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f129(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : vector<[4]xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[CST]], %[[V6]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V7]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f130(%[[ARG0:[^ ]+]]: vector<[4]xi32>) -> vector<[4]xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-9> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[CST]] : vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f131(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f132(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     return %[[ARG0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f133(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f134(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f135(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : index
// CHECK-NEXT:     return %[[V6]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f136(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C9]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f137(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[C1]], %[[ARG0]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f138(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divsi %[[C1]], %[[V0]] : index
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f139(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[V0]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V2]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[V3]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divsi %[[C1]], %[[V6]] : index
// CHECK-NEXT:     return %[[V7]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f140(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C_9:[^ ]+]] = arith.constant -9 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[ARG0]], %[[C_9]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f141(%[[ARG0:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f142(%[[ARG0:[^ ]+]]: i1) -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divsi %[[TRUE]], %[[ARG0]] : i1
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f143(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f144(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f145(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f146(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f147(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f148(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C9_I32:[^ ]+]] = arith.constant 9 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C9_I32]] : f32, i32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f149(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f150(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f151(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : f32
// CHECK-NEXT:     return %[[V7]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f152(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C_9_I32:[^ ]+]] = arith.constant -9 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C_9_I32]] : f32, i32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f153(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     return %[[CST]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f154(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     return %[[ARG0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f155(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f156(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V1]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f157(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V6]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f158(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[C9_I64:[^ ]+]] = arith.constant 9 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C9_I64]] : f16, i64
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f159(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f160(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : f16
// CHECK-NEXT:     return %[[V1]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f161(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f16
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : f16
// CHECK-NEXT:     return %[[V7]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f162(%[[ARG0:[^ ]+]]: f16) -> f16 {
// CHECK-NEXT:     %[[C_9_I64:[^ ]+]] = arith.constant -9 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C_9_I64]] : f16, i64
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f163(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f164(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     return %[[ARG0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f165(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f166(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f167(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V6]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f168(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[C9_I8:[^ ]+]] = arith.constant 9 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C9_I8]] : f64, i8
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f169(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f64
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f170(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : f64
// CHECK-NEXT:     return %[[V1]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f171(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f64
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : f64
// CHECK-NEXT:     return %[[V7]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f172(%[[ARG0:[^ ]+]]: f64) -> f64 {
// CHECK-NEXT:     %[[C_9_I8:[^ ]+]] = arith.constant -9 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C_9_I8]] : f64, i8
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f173(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     return %[[CST]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f174(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f175(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f176(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f177(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V6]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f178(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[CST]] : vector<4xf32>, vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f179(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f180(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f181(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : vector<4xf32>
// CHECK-NEXT:     return %[[V7]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f182(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-9> : vector<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[CST]] : vector<4xf32>, vector<4xi32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f183(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f184(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     return %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f185(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f186(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f187(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V6]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f188(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[CST]] : vector<[4]xf32>, vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f189(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f190(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f191(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : vector<[4]xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : vector<[4]xf32>
// CHECK-NEXT:     return %[[V7]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f192(%[[ARG0:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-9> : vector<[4]xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[CST]] : vector<[4]xf32>, vector<[4]xi32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f193(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f194(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f195(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f196(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V6]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f197(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9> : tensor<4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[CST]] : tensor<4xf32>, tensor<4xi32>
// CHECK-NEXT:     return %[[V0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f198(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f199(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     return %[[ARG0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f200(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f201(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f202(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V6]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f203(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C9]] : f32, index
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f204(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f205(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST]], %[[V0]] : f32
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f206(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[V2]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[V4]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divf %[[CST]], %[[V6]] : f32
// CHECK-NEXT:     return %[[V7]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f207(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C_9:[^ ]+]] = arith.constant -9 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.fpowi %[[ARG0]], %[[C_9]] : f32, index
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f208(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f209(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @flags(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<2xf32>) -> (f32, f32, vector<2xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.powf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[ARG2]], %[[CST]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : f32, f32, vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
