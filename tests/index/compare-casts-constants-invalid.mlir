// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: index, %i: i32) {
// expected-error @+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp foo(%a, %a)
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected '('}}
  %0 = index.cmp eq %a, %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.cmp eq(%a)
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.cmp eq(%a, %i)
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+2 {{custom op 'index.cmp' expected valid keyword or string}}
// expected-error @+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = index.cmp(%a, %a)
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.cmp eq(%a, %a) : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
  %0 = "index.cmp"(%a, %a) <{pred = #index.cmp_predicate<eq>}> : (index, index) -> i1
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.cmp' op attribute 'pred' failed to satisfy constraint: index comparison predicate kind}}
  %0 = "index.cmp"(%a, %a) {pred = 1} : (index, index) -> i1
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.cmp' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.casts' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.casts %a : index to index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.casts %i : i32 to i64
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = index.castu %i : i32 to i64
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.castu' op operand type 'index' and result type 'index' are cast incompatible}}
  %0 = index.castu %a : index to index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.casts' op result #0 must be integer or index, but got 'f32'}}
  %0 = index.casts %a : index to f32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : index
// expected-error @+1 {{custom op 'index.casts' expected 'to'}}
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected non-function type}}
  %0 = index.casts %a : to i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'i32' vs 'index'}}
  %0 = index.casts %a : i32 to index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.casts' op result #0 must be integer or index, but got 'vector<4xi32>'}}
  %0 = "index.casts"(%a) : (index) -> vector<4xi32>
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.castu' op requires a single operand}}
  %0 = "index.castu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.constant 9223372036854775808
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = index.constant 99999999999999999999
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.constant 1 : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.constant 1 : i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 1.0
// expected-error @+1 {{floating point value not valid for specified type}}
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = index.constant true
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected attribute value}}
  %0 = index.constant
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{custom op 'index.constant' invalid kind of attribute specified}}
  %0 = index.constant "a"
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
  %0 = "index.constant"() {value = 1 : i32} : () -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.constant' op result #0 must be index, but got 'i32'}}
  %0 = "index.constant"() {value = 1 : index} : () -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %0 = "index.constant"() : () -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected attribute value}}
  %0 = index.bool.constant
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.bool.constant' op attribute 'value' failed to satisfy constraint: bool attribute}}
  %0 = "index.bool.constant"() {value = 1 : i32} : () -> i1
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.bool.constant' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = "index.bool.constant"() {value = true} : () -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.bool.constant' op requires attribute 'value'}}
  %0 = "index.bool.constant"() : () -> i1
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.sizeof : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.sizeof' op result #0 must be index, but got 'i32'}}
  %0 = "index.sizeof"() : () -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.sizeof' op requires zero operands}}
  %0 = "index.sizeof"(%a) : (index) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{custom op 'index.bogus' is unknown}}
  %0 = index.bogus
  return
}
