// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = unit : i32} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = type<i32>} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"x.op"() {a = @1} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"x.op"() {a = @$} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"x.op"() {a = @-} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = @a-b} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = @a::b} : () -> ()
// -----

// expected-error @+1 {{expected nested symbol reference identifier}}
"x.op"() {a = @a::} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = @a:@b} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"x.op"() {a = @ a} : () -> ()
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
"x.op"() {a = @} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = @a : i32} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id 'foo'}}
"x.op"() {a = #foo} : () -> ()
// -----

// expected-error @+1 {{invalid attribute name}}
"x.op"() {a = #} : () -> ()
// -----

// expected-error @+1 {{undefined symbol alias id '1'}}
"x.op"() {a = #1} : () -> ()
// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `llvm`}}
"x.op"() {a = #llvm.foo} : () -> ()
// -----

// expected-error @+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x.op"() {a = #llvm.linkage<foo>} : () -> ()
// -----

// expected-error @+1 {{dialect 'builtin' provides no attribute parsing hook}}
"x.op"() {a = #builtin.foo} : () -> ()
// -----

// expected-error @+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.op"() {a = #arith.fastmath<nnan, bogus>} : () -> ()
// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"x.op"() {a = #arith.fastmath<>} : () -> ()
// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `arith`}}
"x.op"() {a = #arith.foo} : () -> ()
// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
"x.op"() {a = #index.cmp_predicate<eq>} : () -> ()
// -----

// expected-error @+1 {{dialect 'func' provides no attribute parsing hook}}
"x.op"() {a = #func.foo} : () -> ()
// -----

// expected-error @+1 {{dialect 'cf' provides no attribute parsing hook}}
"x.op"() {a = #cf.foo} : () -> ()
// -----

// expected-error @+1 {{dialect 'scf' provides no attribute parsing hook}}
"x.op"() {a = #scf.foo} : () -> ()
// -----

// expected-error @+1 {{dialect 'memref' provides no attribute parsing hook}}
"x.op"() {a = #memref.foo} : () -> ()
// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
"x.op"() {a = #dlti.foo} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = foo} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = bogus<1>} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {a = $} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ?} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = *} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ->} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {a = ,} : () -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {a = ()} : () -> ()
