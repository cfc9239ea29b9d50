// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.addi' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.addi %a, %a overflow<bogus> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '>'}}
  %0 = arith.addi %a, %a overflow<nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.addi %a, %a overflow : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.addi %a, %a {overflowFlags = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.subi' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.subi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.subi %a, %a overflow<> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.subi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.subi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.subi %a, %a overflow<bogus> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '>'}}
  %0 = arith.subi %a, %a overflow<nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.subi %a, %a overflow nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.subi %a, %a overflow : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.subi' 'arith.subi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.subi %a, %a {overflowFlags = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.muli' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.muli' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.muli %a, %a overflow<> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.muli' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.muli' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.muli %a, %a overflow<bogus> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '>'}}
  %0 = arith.muli %a, %a overflow<nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.muli %a, %a overflow nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.muli %a, %a overflow : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.muli' 'arith.muli' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.muli %a, %a {overflowFlags = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.shli' expected valid keyword or string}}
// expected-error @+1 {{custom op 'arith.shli' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.shli %a, %a overflow<> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.shli' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.shli' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.shli %a, %a overflow<bogus> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '>'}}
  %0 = arith.shli %a, %a overflow<nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.shli %a, %a overflow nsw : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '<'}}
  %0 = arith.shli %a, %a overflow : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.shli' 'arith.shli' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
  %0 = arith.shli %a, %a {overflowFlags = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.divsi' 'arith.divsi' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.divsi %a, %a {isExact = true} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.divsi %a, %a exact exact : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.divsi' 'arith.divsi' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.divsi %a, %a {isExact = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.divui' 'arith.divui' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.divui %a, %a {isExact = true} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.divui %a, %a exact exact : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.divui' 'arith.divui' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.divui %a, %a {isExact = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.shrsi' 'arith.shrsi' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.shrsi %a, %a {isExact = true} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.shrsi %a, %a exact exact : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.shrsi' 'arith.shrsi' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.shrsi %a, %a {isExact = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.shrui' 'arith.shrui' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.shrui %a, %a {isExact = true} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.shrui %a, %a exact exact : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'arith.shrui' 'arith.shrui' op attribute 'isExact' failed to satisfy constraint: unit attribute}}
  %0 = arith.shrui %a, %a {isExact = 1 : i32} : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+2 {{custom op 'arith.trunci' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error @+1 {{custom op 'arith.trunci' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
  %0 = arith.trunci %a overflow<x> : i32 to i8
  return
}
