// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {,}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z,, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, ,) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32, attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) , {u.v}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes ,u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {,}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func 42 @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private 42(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f42%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(42: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a42 i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: 42 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 42x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {42 = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y 42 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 142, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}42 %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, 42: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a: i32 {x.y = 1}, %b42 f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: 42) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f3242 -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) 42 (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> 42i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (42 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 42x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {42}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z42, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}42 f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, 42) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f3242 attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) 42 {u.v}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes 42u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {42}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v42
// -----

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
private func.func @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func @f private(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private ( @f%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f%a (: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(: %a i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%ai32 : {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: { i32x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 x.y { = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {= x.y 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y 1 =}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(%a: i32 {x.y = } 1, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1, } %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}%b ,: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, : %b f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %bf32 :) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: ) f32 -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32-> ) (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) ( ->i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> i32 ( {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> ({ i32x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 x.z {}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {} x.z, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z, } f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}f32 ,) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, ) f32 attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32attributes ) {u.v}
// -----

// expected-error @+2 {{Dialect `attributesu' not found for custom op 'attributesu.v' }}
// expected-note @+1 {{Available dialects:}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) { attributesu.v}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes u.v {}
// -----

// expected-error @+2 {{Dialect `u' not found for custom op 'u.v' }}
// expected-note @+1 {{Available dialects:}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {} u.v
