// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @b(%x: i8) -> i8 { %0 = arith.addi %x, %x : i8 return %0 : i8 }

// -----

func.func @d(%x: vector<[4]xi64>) -> vector<[4]xi64> { %0 = arith.addi %x, %x : vector<[4]xi64> return %0 : vector<[4]xi64> }

// -----

func.func @e(%x: tensor<4xi64>) -> tensor<4xi64> { %0 = arith.addi %x, %x : tensor<4xi64> return %0 : tensor<4xi64> }

// -----

func.func private @j(i64, f32) -> i64

// -----

func.func @l(%x: vector<4xi64>, %y: vector<4xi1>, %z: vector<4xi64>, %c: i1) -> vector<4xi64> { %0 = arith.select %y, %x, %z : vector<4xi1>, vector<4xi64> %1 = arith.select %c, %0, %z : vector<4xi64>  return %1 : vector<4xi64> }

// -----

func.func @m(%x: vector<4xi64>) -> vector<4xi16> { %0 = arith.trunci %x : vector<4xi64> to vector<4xi16>  return %0 : vector<4xi16> }

// -----

func.func @n(%x: vector<4x3xi16>) -> vector<4x3xi64> { %0 = arith.extsi %x : vector<4x3xi16> to vector<4x3xi64> %1 = arith.extui %x : vector<4x3xi16> to vector<4x3xi64> %2 = arith.cmpi slt, %0, %1 : vector<4x3xi64> %3 = arith.subi %0, %1 : vector<4x3xi64>  return %3 : vector<4x3xi64> }

// -----

func.func @o(%x: vector<4xindex>) -> vector<4xi64> { %0 = arith.index_cast %x : vector<4xindex> to vector<4xi64>  %1 = arith.index_castui %0 : vector<4xi64> to vector<4xindex> return %0 : vector<4xi64> }

// -----

func.func @p(%x: vector<4xi64>) -> vector<4xf32> { %0 = arith.sitofp %x : vector<4xi64> to vector<4xf32> return %0 : vector<4xf32> }

// -----

func.func @p(%x: vector<4xf32>) -> (vector<4xi64>,vector<4xi64>) { %0 = arith.fptosi %x : vector<4xf32> to vector<4xi64> %1 = arith.fptoui %x : vector<4xf32> to vector<4xi64> return %0, %1 : vector<4xi64>, vector<4xi64> }

// -----

func.func private @g(i64) -> i64
func.func @c(%x: i64) -> i64 { %0 = func.call @g(%x) {foo, no_inline} : (i64) -> i64 return {foo} %0 : i64 }

// -----

func.func @p(%x: vector<4xi64>) { vector.print %x : vector<4xi64> punctuation <comma> return }

// -----

func.func @k(%x: i8) -> (i64, i64, i64, i64) { %0 = arith.extsi %x : i8 to i16 %1 = arith.extsi %0 : i16 to i64 %2 = arith.extui %0 : i16 to i64 %c = arith.constant -3 : i16 %3 = arith.extsi %c : i16 to i64 %4 = arith.extui %c : i16 to i64 return %1, %2, %3, %4 : i64, i64, i64, i64 }

// -----

func.func @k(%x: i64) -> (i8, i16) { %0 = arith.trunci %x : i64 to i32 %1 = arith.trunci %0 : i32 to i8 %2 = arith.trunci %x : i64 to i16 return %1, %2 : i8, i16 }

// -----

func.func @k(%x: i64) -> (i64, i64, i64) { %c0 = arith.constant 0 : i64 %c1 = arith.constant 5 : i64 %0 = arith.addi %x, %c0 : i64 %1 = arith.addi %c1, %c1 : i64 %2 = arith.xori %x, %x : i64 return %0, %1, %2 : i64, i64, i64 }

// -----

func.func @at(%x: i64 {llvm.foo}) -> (i64 {llvm.bar}) { return %x : i64 }

// -----

func.func @v1(%x: vector<1xi64>, %y: vector<1xi64>, %z: vector<i64>, %b: vector<1xi1>) -> (vector<1xi64>) { %0 = arith.addi %x, %y : vector<1xi64> %1 = arith.select %b, %0, %x : vector<1xi1>, vector<1xi64> %2 = arith.trunci %1 : vector<1xi64> to vector<1xi8> "t.u"(%2) : (vector<1xi8>) -> () %3 = arith.cmpi slt, %x, %y : vector<1xi64> %4 = arith.extui %3 : vector<1xi1> to vector<1xi64> return %4 : vector<1xi64> }

// -----

func.func @v0(%z: vector<i64>) -> (vector<i64>) { %0 = arith.addi %z, %z : vector<i64> return %0 : vector<i64> }
