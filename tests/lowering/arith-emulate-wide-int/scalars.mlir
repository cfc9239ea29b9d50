// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int --allow-unregistered-dialect | FileCheck %s

func.func @addi(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// -----

func.func @subi(%a: i64, %b: i64) -> i64 {
  %0 = arith.subi %a, %b : i64
  return %0 : i64
}

// -----

func.func @muli(%a: i64, %b: i64) -> i64 {
  %0 = arith.muli %a, %b : i64
  return %0 : i64
}

// -----

func.func @andi(%a: i64, %b: i64) -> i64 {
  %0 = arith.andi %a, %b : i64
  return %0 : i64
}

// -----

func.func @ori(%a: i64, %b: i64) -> i64 {
  %0 = arith.ori %a, %b : i64
  return %0 : i64
}

// -----

func.func @xori(%a: i64, %b: i64) -> i64 {
  %0 = arith.xori %a, %b : i64
  return %0 : i64
}

// -----

func.func @shli(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// -----

func.func @shrsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @shrui(%a: i64, %b: i64) -> i64 {
  %0 = arith.shrui %a, %b : i64
  return %0 : i64
}

// -----

func.func @maxsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @maxui(%a: i64, %b: i64) -> i64 {
  %0 = arith.maxui %a, %b : i64
  return %0 : i64
}

// -----

func.func @minsi(%a: i64, %b: i64) -> i64 {
  %0 = arith.minsi %a, %b : i64
  return %0 : i64
}

// -----

func.func @minui(%a: i64, %b: i64) -> i64 {
  %0 = arith.minui %a, %b : i64
  return %0 : i64
}

// -----

func.func @vaddi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.addi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

func.func @vmuli(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.muli %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

func.func @vshli(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shli %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

func.func @vandi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.andi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

func.func @vshrsi(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi64> {
  %0 = arith.shrsi %a, %b : vector<3xi64>
  return %0 : vector<3xi64>
}

// -----

func.func @cmp_eq(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi eq, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_ne(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ne, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_slt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi slt, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_sle(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sle, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_sgt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sgt, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_sge(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi sge, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_ult(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ult, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_ule(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ule, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_ugt(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi ugt, %a, %b : i64
  return %0 : i1
}

// -----

func.func @cmp_uge(%a: i64, %b: i64) -> i1 {
  %0 = arith.cmpi uge, %a, %b : i64
  return %0 : i1
}

// -----

func.func @extsi_i32_i64(%a: i32) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}

// -----

func.func @extsi_i16_i64(%a: i16) -> i64 {
  %0 = arith.extsi %a : i16 to i64
  return %0 : i64
}
