// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @vector_reduce_and(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_and(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.and"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_and", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.and"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fadd(%a: f32, %b: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fadd(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fadd", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fmax(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmax(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fmax(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.reduce.fmax(%[[ARG0]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fmax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmax"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fmaximum(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmaximum(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fmaximum(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.reduce.fmaximum(%[[ARG0]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fmaximum", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmaximum"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fmin(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fmin(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fmin(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.reduce.fmin(%[[ARG0]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fmin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmin"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fminimum(%a: vector<4xf32>) {
  %0 = llvm.intr.vector.reduce.fminimum(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fminimum(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.vector.reduce.fminimum(%[[ARG0]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fminimum", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fminimum"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_fmul(%a: f32, %b: vector<4xf32>) {
  %0 = "llvm.intr.vector.reduce.fmul"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_fmul(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_fmul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_mul(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_mul(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.mul"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_mul", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.mul"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_or(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_or(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.or"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_or", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.or"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_smax(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_smax(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.smax"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_smax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.smax"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_smin(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_smin(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.smin"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_smin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.smin"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_umax(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_umax(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.umax"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_umax", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.umax"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_umin(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_umin(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.umin"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_umin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.umin"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @vector_reduce_xor(%a: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @vector_reduce_xor(%[[ARG0:[^ ]+]]: vector<4xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.xor"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (vector<4xi32>)>, linkage = #llvm.linkage<external>, sym_name = "vector_reduce_xor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: vector<4xi32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.xor"(%[[ARG0]]) : (vector<4xi32>) -> vector<4xi32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
