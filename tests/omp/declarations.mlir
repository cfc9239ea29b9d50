// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

omp.critical.declare @m 

// -----

omp.critical.declare @m hint(none)

// -----

omp.critical.declare @m hint(uncontended)

// -----

omp.critical.declare @m hint(contended)

// -----

omp.critical.declare @m hint(nonspeculative)

// -----

omp.critical.declare @m hint(contended, speculative)

// -----

omp.critical.declare @m {a}

// -----

omp.critical.declare @m hint(contended) {a}

// -----

"omp.critical.declare"() <{sym_name = "x", hint = 16 : i64}> : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.terminator } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): cf.br ^b ^b: omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }  

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f32>, %b: memref<f32>): omp.yield }  

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { }  

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { ^bb0(%a: f32): omp.yield } 

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { ^bb0(%a: f32): omp.yield(%a : f32) } 

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { } 

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   data_ptr_ptr { ^bb0(%a: f32): omp.yield(%a : f32) }

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   data_ptr_ptr {}

// -----

omp.declare_reduction @r : f32 alloc { ^bb0(%a: f32): omp.yield(%a : f32) } init { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.terminator } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): cf.br ^b ^b: omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }  

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } atomic { }  

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { ^bb0(%a: !llvm.ptr): omp.yield } 

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } 

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { } 

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   data_ptr_ptr { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   data_ptr_ptr {}

// -----

omp.declare_reduction @r : !llvm.ptr alloc { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }

// -----

omp.declare_reduction @r : f32 attributes {byref_element_type = f32, a} init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }

// -----

omp.private {type = private} @x : i32   

// -----

omp.private {type = private} @x : i32   dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }  

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }  dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) }  

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) }  dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } 

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) } 

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } 

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } 

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }

// -----

omp.private {type = private} @x : i32 {a}

// -----

module attributes {omp.foo = 3} {}

// -----

func.func private @f() attributes {omp.declare_target = 3}

// -----

llvm.func @f() attributes {omp.foo}
