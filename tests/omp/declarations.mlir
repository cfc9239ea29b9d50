// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

omp.critical.declare @m



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(none)



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 0 : i64, sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(uncontended)



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m hint(uncontended)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 1 : i64, sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(contended)



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m hint(contended)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 2 : i64, sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(nonspeculative)



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m hint(nonspeculative)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 4 : i64, sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(contended, speculative)



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m hint(contended, speculative)
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 10 : i64, sym_name = "m"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m {a}



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m {a}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{sym_name = "m"}> {a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.critical.declare @m hint(contended) {a}



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @m hint(contended) {a}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 2 : i64, sym_name = "m"}> {a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.terminator } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.terminator"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): cf.br ^b ^b: omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { ^bb0(%a: memref<f32>, %b: memref<f32>): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: memref<f32>, %[[ARG1]]: memref<f32>):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<f32>):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } atomic { }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { ^bb0(%a: f32): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } cleanup {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { ^bb0(%a: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } cleanup {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }  cleanup { }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   data_ptr_ptr { ^bb0(%a: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } data_ptr_ptr {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32  init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }   data_ptr_ptr {}



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32 alloc { ^bb0(%a: f32): omp.yield(%a : f32) } init { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 alloc {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } init {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.terminator } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.terminator
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.terminator"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): cf.br ^b ^b: omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } atomic { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } atomic { }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } cleanup {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } cleanup {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }  cleanup { }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   data_ptr_ptr { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } data_ptr_ptr {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr  init { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }   data_ptr_ptr {}



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : !llvm.ptr alloc { ^bb0(%a: !llvm.ptr): omp.yield(%a : !llvm.ptr) } init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) } combiner { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%a : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : !llvm.ptr alloc {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } init {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{sym_name = "r", type = !llvm.ptr}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.declare_reduction @r : f32 attributes {byref_element_type = f32, a} init { ^bb0(%a: f32): omp.yield(%a : f32) } combiner { ^bb0(%a: f32, %b: f32): omp.yield(%a : f32) }



// CHECK: module {
// CHECK-NEXT:   omp.declare_reduction @r : f32 attributes {a, byref_element_type = f32} init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: f32, %[[ARG1:[^ ]+]]: f32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : f32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.declare_reduction"() <{byref_element_type = f32, sym_name = "r", type = f32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (f32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) {a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32   dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }  dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) }  dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32  copy { ^bb0(%a: i32, %b: i32): omp.yield(%a : i32) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 copy {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32):
// CHECK-NEXT:     omp.yield(%[[ARG0]] : i32)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:     "omp.yield"(%[[ARG0]]) : (i32) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } copy {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } copy {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } copy {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG3]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG1]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = firstprivate} @x : i32 init { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): cf.br ^c ^c: omp.yield(%b : !llvm.ptr) } copy { ^bb0(%a: !llvm.ptr, %b: !llvm.ptr): omp.yield(%b : !llvm.ptr) } dealloc { ^bb0(%a: !llvm.ptr): omp.yield }



// CHECK: module {
// CHECK-NEXT:   omp.private {type = firstprivate} @x : i32 init {
// CHECK-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr, %[[ARG1:[^ ]+]]: !llvm.ptr):
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } copy {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr, %[[ARG1]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%[[ARG1]] : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%[[ARG0]]: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "cf.br"()[^bb1] : () -> ()
// GENERIC-NEXT:   ^bb1:  // pred: ^bb0
// GENERIC-NEXT:     "omp.yield"(%[[ARG4]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG1:[^ ]+]]: !llvm.ptr, %[[ARG2:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"(%[[ARG2]]) : (!llvm.ptr) -> ()
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: !llvm.ptr):
// GENERIC-NEXT:     "omp.yield"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

omp.private {type = private} @x : i32 {a}



// CHECK: module {
// CHECK-NEXT:   omp.private {type = private} @x : i32 {a}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "x", type = i32}> ({
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }, {
// GENERIC-NEXT:   }) {a} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

module attributes {omp.foo = 3} {}



// CHECK: module attributes {omp.foo = 3 : i64} {
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: ^bb0:
// GENERIC-NEXT: }) {omp.foo = 3 : i64} : () -> ()

// -----

func.func private @f() attributes {omp.declare_target = 3}



// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {omp.declare_target = 3 : i64}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GENERIC-NEXT:   }) {omp.declare_target = 3 : i64} : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @f() attributes {omp.foo}



// CHECK: module {
// CHECK-NEXT:   llvm.func @f() attributes {omp.foo}
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void ()>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   }) {omp.foo} : () -> ()
// GENERIC-NEXT: }) : () -> ()
