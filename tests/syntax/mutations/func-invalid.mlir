// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
 private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func  @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private (%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a:  {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 { = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y  1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(%a: i32 {x.y = }, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1} %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, : f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a: i32 {x.y = 1}, %b f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: ) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32 -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32)  (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+2 {{Dialect `x' not found for custom op 'x.z' }}
// expected-note @+1 {{Available dialects:}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> ( {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z} f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, ) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32 attributes {u.v}
// -----

// expected-error @+2 {{Dialect `u' not found for custom op 'u.v' }}
// expected-note @+1 {{Available dialects:}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32)  {u.v}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v
// -----

func.func
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

func.func private
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a:
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(%a: i32 {x.y =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}
// -----

func.func private @f(%a: i32 {x.y = 1},
// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a: i32 {x.y = 1}, %b
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b:
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) ->
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z},
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f( (%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a %a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: : i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 { {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(%a: i32 {x.y = = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1} }, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, , %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a: i32 {x.y = 1}, %b %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: : f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32 f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) ) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> ( (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 { {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z} }, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, , f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ')'}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32 f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) ) attributes {u.v}
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes { {u.v}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v} }
// -----

// expected-error @+1 {{expected operation name in quotes}}
, private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func , @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
func.func private ,(%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected '('}}
func.func private @f,%a: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(,: i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a, i32 {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: , {x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 ,x.y = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {, = 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y , 1}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute value}}
func.func private @f(%a: i32 {x.y = ,}, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected attribute name}}
func.func private @f(%a: i32 {x.y = 1,, %b: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, ,: f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected ':'}}
func.func private @f(%a: i32 {x.y = 1}, %b, f32) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: ,) -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32, -> (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) , (i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> ,i32 {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (, {x.z}, f32) attributes {u.v}
// -----

// expected-error @+1 {{expected non-function type}}
func.func private @f(%a: i32 {x.y = 1}, %b: f32) -> (i32 ,x.z}, f32) attributes {u.v}
