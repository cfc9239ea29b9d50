// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

llvm.func @acos(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.acos(%a) : (f32) -> f32
  %1 = llvm.intr.acos(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @acos(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.acos(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.acos(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "acos", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.acos"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.acos"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @asin(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.asin(%a) : (f32) -> f32
  %1 = llvm.intr.asin(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @asin(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.asin(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.asin(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "asin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.asin"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.asin"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @atan(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.atan(%a) : (f32) -> f32
  %1 = llvm.intr.atan(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @atan(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.atan(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.atan(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "atan", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.atan"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.atan"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @atan2(%a: f32, %b: f32, %c: vector<4xf32>, %d: vector<4xf32>) {
  %0 = llvm.intr.atan2(%a, %b) : (f32, f32) -> f32
  %1 = llvm.intr.atan2(%c, %d) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @atan2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.atan2(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.atan2(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "atan2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.atan2"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.atan2"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ceil(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.ceil(%a) : (f32) -> f32
  %1 = llvm.intr.ceil(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ceil(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ceil(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ceil(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "ceil", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ceil"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ceil"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @copysign(%a: f32, %b: f32, %c: vector<4xf32>, %d: vector<4xf32>) {
  %0 = llvm.intr.copysign(%a, %b) : (f32, f32) -> f32
  %1 = llvm.intr.copysign(%c, %d) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @copysign(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.copysign(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "copysign", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.copysign"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.copysign"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @cos(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.cos(%a) : (f32) -> f32
  %1 = llvm.intr.cos(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @cos(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.cos(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.cos(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "cos", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.cos"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.cos"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @cosh(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.cosh(%a) : (f32) -> f32
  %1 = llvm.intr.cosh(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @cosh(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.cosh(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.cosh(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "cosh", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.cosh"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.cosh"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @exp(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.exp(%a) : (f32) -> f32
  %1 = llvm.intr.exp(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @exp(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.exp(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "exp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.exp"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.exp"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @exp10(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.exp10(%a) : (f32) -> f32
  %1 = llvm.intr.exp10(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @exp10(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.exp10(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.exp10(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "exp10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.exp10"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.exp10"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @exp2(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.exp2(%a) : (f32) -> f32
  %1 = llvm.intr.exp2(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @exp2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.exp2(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.exp2(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "exp2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.exp2"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.exp2"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @floor(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.floor(%a) : (f32) -> f32
  %1 = llvm.intr.floor(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @floor(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.floor(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.floor(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "floor", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.floor"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.floor"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @fmuladd(%a: f32, %b: f32, %c: f32, %d: vector<4xf32>, %e: vector<4xf32>, %f: vector<4xf32>) {
  %0 = llvm.intr.fmuladd(%a, %b, %c) : (f32, f32, f32) -> f32
  %1 = llvm.intr.fmuladd(%d, %e, %f) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @fmuladd(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.fmuladd(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.fmuladd(%[[ARG3]], %[[ARG4]], %[[ARG5]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, f32, vector<4xf32>, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "fmuladd", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.fmuladd"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.fmuladd"(%[[ARG3]], %[[ARG4]], %[[ARG5]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @frexp(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.frexp(%a) : (f32) -> f32
  %1 = llvm.intr.frexp(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @frexp(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.frexp(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.frexp(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "frexp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.frexp"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.frexp"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @is_fpclass(%a: f32, %b: vector<4xf32>) {
  %0 = "llvm.intr.is.fpclass"(%a) <{bit = 1 : i32}> : (f32) -> f32
  %1 = "llvm.intr.is.fpclass"(%b) <{bit = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @is_fpclass(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 1 : i32}> : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG1]]) <{bit = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "is_fpclass", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 1 : i32}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG1]]) <{bit = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @ldexp(%a: f32, %b: i32, %c: vector<4xf32>, %d: i32) {
  %0 = llvm.intr.ldexp(%a, %b) : (f32, i32) -> i32
  %1 = llvm.intr.ldexp(%c, %d) : (vector<4xf32>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @ldexp(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.ldexp(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.ldexp(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32, vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "ldexp", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.ldexp"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.ldexp"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @llrint(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.llrint(%a) : (f32) -> f32
  %1 = llvm.intr.llrint(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @llrint(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.llrint(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.llrint(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "llrint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.llrint"(%[[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.llrint"(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @llround(%a: f32) {
  %0 = llvm.intr.llround(%a) : (f32) -> f32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @llround(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.llround(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "llround", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.llround"(%[[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @log(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.log(%a) : (f32) -> f32
  %1 = llvm.intr.log(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @log(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.log(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.log(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "log", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.log"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.log"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @log10(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.log10(%a) : (f32) -> f32
  %1 = llvm.intr.log10(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @log10(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.log10(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.log10(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "log10", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.log10"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.log10"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @log2(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.log2(%a) : (f32) -> f32
  %1 = llvm.intr.log2(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @log2(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.log2(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.log2(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "log2", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.log2"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.log2"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @lrint(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.lrint(%a) : (f32) -> f32
  %1 = llvm.intr.lrint(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @lrint(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.lrint(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.lrint(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "lrint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.lrint"(%[[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.lrint"(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @lround(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.lround(%a) : (f32) -> f32
  %1 = llvm.intr.lround(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @lround(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.lround(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.lround(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "lround", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.lround"(%[[ARG0]]) : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.lround"(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @maximum(%a: f32, %b: f32, %c: vector<4xf32>, %d: vector<4xf32>) {
  %0 = llvm.intr.maximum(%a, %b) : (f32, f32) -> f32
  %1 = llvm.intr.maximum(%c, %d) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @maximum(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.maximum(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.maximum(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "maximum", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.maximum"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.maximum"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @minnum(%a: f32, %b: f32, %c: vector<4xf32>, %d: vector<4xf32>) {
  %0 = llvm.intr.minnum(%a, %b) : (f32, f32) -> f32
  %1 = llvm.intr.minnum(%c, %d) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @minnum(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.minnum(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.minnum(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "minnum", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.minnum"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.minnum"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @nearbyint(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.nearbyint(%a) : (f32) -> f32
  %1 = llvm.intr.nearbyint(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @nearbyint(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.nearbyint(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.nearbyint(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "nearbyint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.nearbyint"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.nearbyint"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @pow(%a: f32, %b: f32, %c: vector<4xf32>, %d: vector<4xf32>) {
  %0 = llvm.intr.pow(%a, %b) : (f32, f32) -> f32
  %1 = llvm.intr.pow(%c, %d) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @pow(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.pow(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.pow(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, f32, vector<4xf32>, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "pow", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.pow"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.pow"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @powi(%a: f32, %b: i32, %c: vector<4xf32>, %d: i32) {
  %0 = llvm.intr.powi(%a, %b) : (f32, i32) -> i32
  %1 = llvm.intr.powi(%c, %d) : (vector<4xf32>, i32) -> i32
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @powi(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.powi(%[[ARG0]], %[[ARG1]]) : (f32, i32) -> i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.powi(%[[ARG2]], %[[ARG3]]) : (vector<4xf32>, i32) -> i32
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, i32, vector<4xf32>, i32)>, linkage = #llvm.linkage<external>, sym_name = "powi", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.powi"(%[[ARG0]], %[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> i32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.powi"(%[[ARG2]], %[[ARG3]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>, i32) -> i32
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @rint(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.rint(%a) : (f32) -> f32
  %1 = llvm.intr.rint(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @rint(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.rint(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.rint(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "rint", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.rint"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.rint"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @round(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.round(%a) : (f32) -> f32
  %1 = llvm.intr.round(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @round(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.round(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.round(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "round", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.round"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.round"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @roundeven(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.roundeven(%a) : (f32) -> f32
  %1 = llvm.intr.roundeven(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @roundeven(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.roundeven(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "roundeven", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.roundeven"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.roundeven"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sin(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.sin(%a) : (f32) -> f32
  %1 = llvm.intr.sin(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sin(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sin(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.sin(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "sin", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sin"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sin"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sincos(%a: f32) {
  %0 = llvm.intr.sincos(%a) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sincos(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32)>, linkage = #llvm.linkage<external>, sym_name = "sincos", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sincos"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> !llvm.struct<(f32, f32)>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sinh(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.sinh(%a) : (f32) -> f32
  %1 = llvm.intr.sinh(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sinh(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sinh(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.sinh(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "sinh", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sinh"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sinh"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @sqrt(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.sqrt(%a) : (f32) -> f32
  %1 = llvm.intr.sqrt(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @sqrt(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.sqrt(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "sqrt", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.sqrt"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.sqrt"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @tan(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.tan(%a) : (f32) -> f32
  %1 = llvm.intr.tan(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @tan(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.tan(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.tan(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "tan", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.tan"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.tan"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @tanh(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.tanh(%a) : (f32) -> f32
  %1 = llvm.intr.tanh(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @tanh(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.tanh(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.tanh(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "tanh", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.tanh"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.tanh"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

llvm.func @trunc(%a: f32, %b: vector<4xf32>) {
  %0 = llvm.intr.trunc(%a) : (f32) -> f32
  %1 = llvm.intr.trunc(%b) : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}



// CHECK: module {
// CHECK-NEXT:   llvm.func @trunc(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.trunc(%[[ARG1]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (f32, vector<4xf32>)>, linkage = #llvm.linkage<external>, sym_name = "trunc", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.trunc"(%[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> f32
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "llvm.intr.trunc"(%[[ARG1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> vector<4xf32>
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
