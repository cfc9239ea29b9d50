// RUN: mlir-opt %s --remove-dead-values --split-input-file | FileCheck %s
// RUN: mlir-opt %s --int-range-optimizations --split-input-file | FileCheck %s --check-prefix=RANGES
// RUN: mlir-opt %s --sccp --split-input-file | FileCheck %s --check-prefix=SCCP

func.func @of_constant(%i: index) -> (i8, vector<2xi8>, i8, i8) {
  %v = arith.constant dense<[1, 2]> : vector<2xi8>
  %w = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %s = arith.constant dense<7> : vector<2x2xi8>
  %one = arith.constant 1 : index
  %0 = vector.extract %v[%one] : i8 from vector<2xi8>
  %1 = vector.extract %w[%one] : vector<2xi8> from vector<2x2xi8>
  %2 = vector.extract %s[%one, %i] : i8 from vector<2x2xi8>
  %3 = vector.extract %w[%one, %i] : i8 from vector<2x2xi8>
  return %0, %1, %2, %3 : i8, vector<2xi8>, i8, i8
}

// -----

func.func @into_constant(%a: f64) -> (vector<1x2xf64>, vector<1x2xf64>) {
  %v = arith.constant dense<0.0> : vector<1x2xf64>
  %c = arith.constant 4.0 : f64
  %zero = arith.constant 0 : index
  %0 = vector.insert %c, %v [%zero, %zero] : f64 into vector<1x2xf64>
  %1 = vector.insert %a, %v [%zero, %zero] : f64 into vector<1x2xf64>
  return %0, %1 : vector<1x2xf64>, vector<1x2xf64>
}

// -----

func.func @nowhere(%a: vector<2xi32>, %i: i32) -> (vector<2xi32>, i32, i32, vector<2x[1]xi32>) {
  %none = arith.constant -1 : index
  %s = arith.constant dense<7> : vector<2xi32>
  %r = arith.constant dense<0> : vector<[1]xi32>
  %p = ub.poison : vector<2x[1]xi32>
  %0 = vector.insert %i, %a [%none] : i32 into vector<2xi32>
  %1 = vector.extract %a[%none] : i32 from vector<2xi32>
  %2 = vector.extract %s[%none] : i32 from vector<2xi32>
  %3 = vector.insert %r, %p [%none] : vector<[1]xi32> into vector<2x[1]xi32>
  return %0, %1, %2, %3 : vector<2xi32>, i32, i32, vector<2x[1]xi32>
}
