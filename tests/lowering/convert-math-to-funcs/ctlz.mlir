// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs=convert-ctlz=true | FileCheck %s

func.func @i(%a: i16, %b: i16) {
  %0 = math.absi %a : i16
  %1 = math.ctlz %a : i16
  %2 = math.cttz %a : i16
  %3 = math.ctpop %a : i16
  %9 = math.ipowi %a, %b : i16
  return
}

// -----

func.func @i(%a: vector<[4]xi32>, %b: vector<[4]xi32>) {
  %0 = math.absi %a : vector<[4]xi32>
  %1 = math.ctlz %a : vector<[4]xi32>
  %2 = math.cttz %a : vector<[4]xi32>
  %3 = math.ctpop %a : vector<[4]xi32>
  %9 = math.ipowi %a, %b : vector<[4]xi32>
  return
}

// -----

func.func @i(%a: i8, %b: i8) {
  %0 = math.absi %a : i8
  %1 = math.ctlz %a : i8
  %2 = math.cttz %a : i8
  %3 = math.ctpop %a : i8
  %9 = math.ipowi %a, %b : i8
  return
}
