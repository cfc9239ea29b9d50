// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
 @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+2 {{Dialect `a' not found for custom op 'a.b' }}
// expected-note @+1 {{Available dialects:}}
module @m  {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes { = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b  1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute value}}
module @m attributes {a.b =  : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1  i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : } { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 : i32 { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32}  func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'private' is unknown (tried 'builtin.private' as well)}}
module @m attributes {a.b = 1 : i32} {  private @f(i32) -> i32 }
// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
module @m attributes {a.b = 1 : i32} { func.func  @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func private (i32) -> i32 }
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func private @fi32) -> i32 }
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32 -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32)  i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) ->  }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b
// -----

// expected-error @+1 {{expected attribute value}}
module @m attributes {a.b =
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 :
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 : i32
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32}
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} {
// -----

module @m attributes {a.b = 1 : i32} { func.func
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

module @m attributes {a.b = 1 : i32} { func.func private
// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func private @f
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32)
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) ->
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes { {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute value}}
module @m attributes {a.b = = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 : i32 i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32} } { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func private private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func private @f @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f( (i32) -> i32 }
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32 i32) -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) ) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 } }
// -----

// expected-error @+1 {{expected operation name in quotes}}
, @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module , attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m , {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes ,a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {, = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {a.b , 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute value}}
module @m attributes {a.b = , : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'i32'}}
module @m attributes {a.b = 1 , i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : ,} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {a.b = 1 : i32, { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32} , func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { , private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func , @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func private ,(i32) -> i32 }
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func private @f,i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(,) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32, -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) , i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> , }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 ,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module 42 attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m 42 {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes 42a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {42 = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b 42 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 42 i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : 42} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 : i3242 { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module @m attributes {a.b = 1 : i32} 42 func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { 42 private @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func 42 @f(i32) -> i32 }
// -----

// expected-error @+1 {{custom op 'func.func' expected valid '@'-identifier for symbol name}}
module @m attributes {a.b = 1 : i32} { func.func private 42(i32) -> i32 }
// -----

// expected-error @+1 {{expected '('}}
module @m attributes {a.b = 1 : i32} { func.func private @f42i32) -> i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(42) -> i32 }
// -----

// expected-error @+1 {{expected ')'}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i3242 -> i32 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) 42 i32 }
// -----

// expected-error @+1 {{expected non-function type}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> 42 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module @m attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 42
// -----

// expected-error @+1 {{expected operation name in quotes}}
@m module attributes {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes @m {a.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+2 {{Dialect `attributesa' not found for custom op 'attributesa.b' }}
// expected-note @+1 {{Available dialects:}}
module @m { attributesa.b = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module @m attributes a.b { = 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute name}}
module @m attributes {= a.b 1 : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b 1 = : i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected attribute value}}
module @m attributes {a.b = : 1 i32} { func.func private @f(i32) -> i32 }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module @m attributes {a.b = 1 i32 :} { func.func private @f(i32) -> i32 }
