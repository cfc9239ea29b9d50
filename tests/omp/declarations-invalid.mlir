// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics

// expected-error @+1 {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @m hint(uncontended, contended)

// -----

// expected-error @+1 {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @m hint(speculative, nonspeculative)

// -----

// expected-error @+1 {{custom op 'omp.critical.declare' foo is not a valid hint}}
omp.critical.declare @m hint(foo)

// -----

// expected-error @+1 {{custom op 'omp.critical.declare' expected valid keyword}}
omp.critical.declare @m hint()

// -----

// expected-error @+1 {{custom op 'omp.critical.declare' expected valid '@'-identifier for symbol name}}
omp.critical.declare m

// -----

// expected-error @+1 {{'omp.critical.declare' op attribute 'hint' failed to satisfy constraint: 64-bit signless integer attribute}}
"omp.critical.declare"() <{sym_name = "x", hint = 2 : i32}> : () -> ()

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @r : f32 alloc { ^bb0(%a: f32): omp.yield(%a : f32) } init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : f32 alloc { ^bb0: omp.yield } init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op region #0 ('allocRegion') failed to verify constraint: region with at most 1 blocks}}
omp.declare_reduction @r : f32 alloc { ^bb0(%a: f32): cf.br ^x ^x: omp.yield(%a : f32) } init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : f32  init { ^bb0: omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: i8): omp.yield(%a : i8) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{custom op 'omp.declare_reduction' expected 'init'}}
omp.declare_reduction @r : f32   combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects non-empty initializer region}}
omp.declare_reduction @r : f32  init {} combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32): omp.yield(%a : f32) }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield }   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects non-empty reduction region}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner {}   

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr): omp.yield }  

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<i8>, %b: memref<i8>): omp.yield }  

// -----

// expected-error @+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { ^bb0(%a: f32, %b: f32): omp.yield } 

// -----

// expected-error @+1 {{'omp.declare_reduction' op region #5 ('dataPtrPtrRegion') failed to verify constraint: region with at most 1 blocks}}
omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   data_ptr_ptr { ^bb0(%a: f32): cf.br ^x ^x: omp.yield(%a : f32) }

// -----

// expected-error @+1 {{invalid memref element type}}
omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } atomic { ^bb0(%a: memref<!llvm.ptr>, %b: memref<!llvm.ptr>): omp.yield }  

// -----

// expected-error @+1 {{custom op 'omp.declare_reduction' 'omp.declare_reduction' op attribute 'byref_element_type' failed to satisfy constraint: any type attribute}}
omp.declare_reduction @r : f32 attributes {byref_element_type = 3} init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }

// -----

// expected-error @+1 {{expected ':'}}
omp.declare_reduction @r f32

// -----

// expected-error @+1 {{custom op 'omp.declare_reduction' expected valid '@'-identifier for symbol name}}
omp.declare_reduction r : f32

// -----

// expected-error @+1 {{Did not expect any values to be yielded.}}
omp.private {type = private} @x : i32   dealloc { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }

// -----

// expected-error @+1 {{`dealloc`: expected 1 region arguments, got: 0}}
omp.private {type = private} @x : i32   dealloc { ^bb0: omp.yield }

// -----

// expected-error @+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @x : i32  copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } 

// -----

// expected-error @+1 {{Region argument type mismatch: got '!llvm.ptr' expected 'i32'.}}
omp.private {type = private} @x : i32  copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

// expected-error @+1 {{Region argument type mismatch: got 'i32' expected '!llvm.ptr'.}}
omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } 

// -----

// expected-error @+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  

// -----

// expected-error @+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: None}}
omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }  

// -----

// expected-error @+1 {{expected exit block terminator to be an `omp.yield` op.}}
omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.terminator }  

// -----

// expected-error @+1 {{Invalid yielded value. Expected type: '!llvm.ptr', got: '!llvm.ptr', '!llvm.ptr'}}
omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a, %b : !llvm.ptr, !llvm.ptr) }  

// -----

// expected-error @+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @x : i32   

// -----

// expected-error @+1 {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } 

// -----

// expected-error @+2 {{custom op 'omp.private' expected ::mlir::omp::DataSharingClauseType to be one of: private, firstprivate}}
// expected-error @+1 {{custom op 'omp.private' failed to parse DataSharingClauseTypeAttr parameter 'value' which is to be a `::mlir::omp::DataSharingClauseType`}}
omp.private {type = foo} @x : i32   

// -----

// expected-error @+1 {{expected '{'}}
omp.private @x : i32

// -----

// expected-error @+1 {{expected '='}}
omp.private {type private} @x : i32

// -----

// expected-error @+1 {{custom op 'omp.private' expected valid '@'-identifier for symbol name}}
omp.private {type = private} x : i32

// -----

// expected-note @+1 {{see existing symbol definition here}}
omp.private {type = private} @x : i32
// expected-error @+1 {{redefinition of symbol named 'x'}}
omp.private {type = private} @x : i32
