// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '(' to start operand list}}
 "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" constant  : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" constant @g  memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : <2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
memref.global "private" constant @g : memref<2> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
memref.global "private" constant @g : memref<2xi32 = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'dense' is unknown (tried 'builtin.dense' as well)}}
memref.global "private" constant @g : memref<2xi32>  dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = <[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
memref.global "private" constant @g : memref<2xi32> = dense[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, ]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2] {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'alignment' is unknown (tried 'builtin.alignment' as well)}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute name}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> { = 8 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment  8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment =  : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8  i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"private" memref.global constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global constant "private" @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" @g constant : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" constant : @g memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" constant @g memref :<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : < memref2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref2 <xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<xi32 2> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
memref.global "private" constant @g : memref<2> xi32 = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
memref.global "private" constant @g : memref<2xi32= > dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'dense' is unknown (tried 'builtin.dense' as well)}}
memref.global "private" constant @g : memref<2xi32> dense =<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = < dense[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
memref.global "private" constant @g : memref<2xi32> = dense[ <1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<1 [, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[, 1 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[12 ,]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, ] 2> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2> ] {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]{ >alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'alignment' is unknown (tried 'builtin.alignment' as well)}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> alignment { = 8 : i64}
// -----

// expected-error @+1 {{expected attribute name}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {= alignment 8 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment 8 = : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = : 8 i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 i64 :}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : } i64
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" constant constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" constant @g @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '<' in memref type}}
memref.global "private" constant @g : memref memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref< <2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
memref.global "private" constant @g : memref<2 2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
memref.global "private" constant @g : memref<2xi32 xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" constant @g : memref<2xi32> > = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '<' after 'dense'}}
memref.global "private" constant @g : memref<2xi32> = dense dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense< <[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[ [1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1 1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected element literal of primitive type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, , 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2] ]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> > {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute name}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> { {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = = 8 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64 i64}
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64} }
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global 42 constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" 42 @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global "private" constant 42 : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" constant @g 42 memref<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : 42<2xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref422xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([42])}}
memref.global "private" constant @g : memref<42xi32> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
memref.global "private" constant @g : memref<242> = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ',' or '>' in memref type}}
memref.global "private" constant @g : memref<2xi3242 = dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" constant @g : memref<2xi32> 42 dense<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{integer literal not valid for specified type}}
memref.global "private" constant @g : memref<2xi32> = 42<[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute value}}
memref.global "private" constant @g : memref<2xi32> = dense42[1, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<421, 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[142 2]> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected ']'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 242> {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected '>'}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]42 {alignment = 8 : i64}
// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> 42alignment = 8 : i64}
// -----

// expected-error @+1 {{expected attribute name}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {42 = 8 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment 42 8 : i64}
// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 42 : i64}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 42 i64}
// -----

// expected-error @+1 {{expected non-function type}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : 42}
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
memref.global "private" constant @g : memref<2xi32> = dense<[1, 2]> {alignment = 8 : i6442
