// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = unit : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = type<i32>} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = @1} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {a = @$} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {a = @-} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {a = @a-b} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = @a::b} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected nested symbol reference identifier
// -----

"x.op"() {a = @a::} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected nested symbol reference identifier
// -----

"x.op"() {a = @a:@b} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = @ a} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {a = @} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: @ identifier expected to start with letter or '_'
// -----

"x.op"() {a = @a : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = #foo} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: undefined symbol alias id 'foo'
// -----

"x.op"() {a = #} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: invalid attribute name
// -----

"x.op"() {a = #1} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: undefined symbol alias id '1'
// -----

"x.op"() {a = #llvm.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: unknown attribute `foo` in dialect `llvm`
// -----

"x.op"() {a = #llvm.linkage<foo>} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo
// CHECK: :[[#@LINE-2]]:32: error: failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`
// -----

"x.op"() {a = #builtin.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: dialect 'builtin' provides no attribute parsing hook
// -----

"x.op"() {a = #arith.fastmath<nnan, bogus>} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast
// CHECK: :[[#@LINE-2]]:42: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// -----

"x.op"() {a = #arith.fastmath<>} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: expected valid keyword or string
// CHECK: :[[#@LINE-2]]:31: error: failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`
// -----

"x.op"() {a = #arith.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: unknown attribute `foo` in dialect `arith`
// -----

"x.op"() {a = #index.cmp_predicate<eq>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: expected valid keyword or string
// CHECK: :[[#@LINE-2]]:35: error: failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`
// -----

"x.op"() {a = #func.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: dialect 'func' provides no attribute parsing hook
// -----

"x.op"() {a = #cf.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: dialect 'cf' provides no attribute parsing hook
// -----

"x.op"() {a = #scf.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:20: error: dialect 'scf' provides no attribute parsing hook
// -----

"x.op"() {a = #memref.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: dialect 'memref' provides no attribute parsing hook
// -----

"x.op"() {a = #dlti.foo} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: unknown attribute `foo` in dialect `dlti`
// -----

"x.op"() {a = foo} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = bogus<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = $} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: unexpected character
// -----

"x.op"() {a = ?} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = *} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = ->} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = ,} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = ()} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '->' in function type
