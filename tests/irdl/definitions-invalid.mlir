// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a b" { }

// -----

// expected-error @+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @a.b { }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"x y" {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"#xy" {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"xy.z" {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of attribute must contain only lowercase letters, digits and underscores}}
  irdl.attribute @"xy-z" {} }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  %1 = irdl.any
// expected-error @+1 {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
  irdl.operands(a: %0, a: %1) } }

// -----

irdl.dialect @a {
// expected-error @+1 {{'irdl.operation' op contains a value named 'a' for both its operands and results}}
  irdl.operation @o {
  %0 = irdl.any
  %1 = irdl.any
  irdl.operands(a: %0)
  irdl.results(a: %1) } }

// -----

irdl.dialect @a {
// expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
  irdl.operation @o {
  %0 = irdl.any
  %1 = irdl.any
  irdl.operands(a: %0)
  irdl.operands(b: %1) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operands(%0) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{expected ':'}}
  irdl.operands(single a: %0, optional b: %0, variadic c: %0)
  irdl.results(d: %0, variadic e: %0)} }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{expected attribute value}}
  irdl.attributes {x = %0} } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{expected attribute value}}
  irdl.attributes {} } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
  %t = irdl.region with size 0 } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -2}}
  %t = irdl.region with size -2 } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.base @a::@t
  %1 = irdl.base "!builtin.integer"
  %2 = irdl.base "#builtin.integer"
// expected-error @+1 {{'irdl.base' op symbol '@a::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
  %3 = irdl.base @a::@o }
  irdl.type @t {} }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
  %0 = irdl.base } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
  %0 = irdl.base @a "x" } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
  %0 = irdl.base "x" } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
  %0 = irdl.base "" } }

// -----

irdl.dialect @a {
  irdl.operation @o {
// expected-error @+1 {{'irdl.base' op symbol '@b::@c' not found}}
  %0 = irdl.base @b::@c } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  %1 = irdl.parametric @a::@t<%0>
// expected-error @+1 {{'irdl.parametric' op symbol '@t' not found}}
  %2 = irdl.parametric @t<%0>
  %3 = irdl.parametric @a::@o<> }
  irdl.type @t {} }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
  %1 = irdl.any_of(%0, %0)
  %2 = irdl.all_of(%0)
// expected-error @+1 {{'irdl.any_of' op expected 1 or more operands, but found 0}}
  %3 = irdl.any_of()
  %4 = irdl.c_pred "x" } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %4 = irdl.c_pred "x"
// expected-error @+1 {{dialect 'builtin' provides no attribute parsing hook}}
  %0 = irdl.is #builtin.int<3> } }

// -----

irdl.dialect @a {
  irdl.type @t {
  %0 = irdl.any
// expected-error @+1 {{'irdl.operands' op expects parent op 'irdl.operation'}}
  irdl.operands(a: %0) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
  irdl.parameters(a: %0) } }

// -----

// expected-error @+1 {{'irdl.operation' op expects parent op 'irdl.dialect'}}
irdl.operation @o { }

// -----

// expected-error @+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
%0 = irdl.any

// -----

irdl.dialect @a {
// expected-error @+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
  %0 = irdl.any }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operands(a: %0, b: %0, ) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{expected ':'}}
  irdl.operands(foo a: %0) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operands(1a: %0) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{custom op 'irdl.operands' expected valid keyword}}
  irdl.operands("a b": %0) } }

// -----

irdl.dialect @a {
  irdl.operation @o {
  %0 = irdl.any
// expected-error @+1 {{name of operand #0 should not contain leading or double underscores}}
  irdl.operands(_a: %0) } }

// -----

// expected-error @+1 {{'irdl.dialect' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
irdl.dialect @a { ^bb0: ^bb1: }

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
func.func @f(%a: !irdl.attribute, %b: !irdl.region) attributes { a = #irdl.variadicity<optional>, b = #irdl<variadicity_array[single, optional]>, c = #irdl<variadicity_array[]> } { return }

// -----

// expected-error @+1 {{expected '['}}
func.func @f() attributes { b = #irdl.variadicity_array<[single, optional]> } { return }

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func @f() attributes { b = #irdl.variadicity_array[single] , c = #irdl<variadicity single> } { return }

// -----

// expected-error @+3 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error @+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
func.func @f() attributes { b = #irdl.variadicity_array[singl] } { return }

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
func.func @f() attributes { b = #irdl.variadicity<singl> } { return }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of type should not contain uppercase letters}}
  irdl.type @Aa {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of attribute should not contain leading or double underscores}}
  irdl.attribute @a__b {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of type is empty}}
  irdl.type @"!" {} }

// -----

irdl.dialect @a {
  irdl.operation @x {
  %0 = irdl.any
// expected-error @+1 {{'irdl.results' op name of result #1 is a duplicate of the name of result #0}}
  irdl.results(b: %0, b: %0) } }

// -----

irdl.dialect @a {
// expected-error @+1 {{'irdl.operation' op contains a value named 'b' for both its operands and regions}}
  irdl.operation @x {
  %0 = irdl.any
  %1 = irdl.region
  irdl.operands(b: %0)
  irdl.regions(b: %1) } }

// -----

irdl.dialect @a {
  irdl.operation @x {
  %0 = irdl.any
// expected-error @+1 {{expected SSA operand}}
  irdl.operands(b: foo %0) } }

// -----

irdl.dialect @a {
// expected-error @+1 {{'irdl.operation' op region should have no arguments}}
  irdl.operation @x { ^bb0(%a: i32):
  %0 = irdl.region  } }

// -----

"irdl.dialect"() <{sym_name = "a"}> ({ "irdl.operation"() <{sym_name = "x"}> ({
  %0 = "irdl.any"() : () -> !irdl.attribute
// expected-error @+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 1 and 2 respectively}}
  "irdl.operands"(%0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[ single]>}> : (!irdl.attribute) -> ()
}) : () -> () }) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "a"}> ({ "irdl.operation"() <{sym_name = "x"}> ({
  %0 = "irdl.any"() : () -> !irdl.attribute
// expected-error @+1 {{'irdl.results' op the number of results and their variadicities must be the same, but got 1 and 0 respectively}}
  "irdl.results"(%0) <{names = ["a"], variadicity = #irdl<variadicity_array[]>}> : (!irdl.attribute) -> ()
}) : () -> () }) : () -> ()

// -----

"irdl.dialect"() <{sym_name = "a"}> ({ "irdl.operation"() <{sym_name = "x"}> ({
  %0 = "irdl.any"() : () -> !irdl.attribute
// expected-error @+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 2 and 1 respectively}}
  "irdl.attributes"(%0) <{attributeValueNames = ["a", "b"]}> : (!irdl.attribute) -> ()
}) : () -> () }) : () -> ()

// -----

// expected-error @+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @Ab { }

// -----

// expected-error @+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @a__b { }

// -----

// expected-error @+1 {{name of dialect must contain only lowercase letters, digits and underscores}}
irdl.dialect @a$ { }

// -----

// The first letter that does not belong there decides.
irdl.dialect @a {
// expected-error @+1 {{name of type must contain only lowercase letters, digits and underscores}}
  irdl.type @"x.Y" {} }

// -----

irdl.dialect @a {
// expected-error @+1 {{name of operation should not contain leading or double underscores}}
  irdl.operation @"__X." {} }

// -----

irdl.dialect @d { irdl.operation @o {
// expected-error @+1 {{'irdl.all_of' op expected 1 or more operands, but found 0}}
  %0 = irdl.all_of() } }

// -----

irdl.dialect @d { irdl.operation @o {
  %0 = irdl.region
// expected-error @+1 {{'irdl.regions' op name of region #1 is a duplicate of the name of region #0}}
  irdl.regions(a: %0, a: %0) } }
