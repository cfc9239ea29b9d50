// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.yield
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    "x.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: "x.use"(%arg6) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "x.use"(%arg6) : (index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i32) {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]] = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg6: index, %arg7: i32):
// GENERIC-NEXT: "scf.yield"(%arg7) : (i32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %l to %u step %s iter_args(%a = %x) -> i32 {
    scf.yield %a : i32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3) -> (i32) {
// CHECK-NEXT: scf.yield %arg7 : i32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]] = "scf.for"(%arg0, %arg1, %arg2, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg6: index, %arg7: i32):
// GENERIC-NEXT: "scf.yield"(%arg7) : (i32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0:2 = scf.for %i = %l to %u step %s iter_args(%a = %x, %c = %y) -> (i32, f32) {
    scf.yield %a, %c : i32, f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]]:2 = scf.for %arg6 = %arg0 to %arg1 step %arg2 iter_args(%arg7 = %arg3, %arg8 = %arg4) -> (i32, f32) {
// CHECK-NEXT: scf.yield %arg7, %arg8 : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]]:2 = "scf.for"(%arg0, %arg1, %arg2, %arg3, %arg4) ({
// GENERIC-NEXT: ^bb0(%arg6: index, %arg7: i32, %arg8: f32):
// GENERIC-NEXT: "scf.yield"(%arg7, %arg8) : (i32, f32) -> ()
// GENERIC-NEXT: }) : (index, index, index, i32, f32) -> (i32, f32)
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %b to %b step %b : i64 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg5 to %arg5 step %arg5  : i64 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg5, %arg5, %arg5) ({
// GENERIC-NEXT: ^bb0(%arg6: i64):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i64, i64, i64) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg3, %arg3, %arg3) ({
// GENERIC-NEXT: ^bb0(%arg6: i32):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i32, i32, i32) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  %0 = scf.for %i = %x to %x step %x iter_args(%a = %y) -> (f32) : i32 {
    scf.yield %a : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: %[[V0:.*]] = scf.for %arg6 = %arg3 to %arg3 step %arg3 iter_args(%arg7 = %arg4) -> (f32)  : i32 {
// CHECK-NEXT: scf.yield %arg7 : f32
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: %[[V0:.*]] = "scf.for"(%arg3, %arg3, %arg3, %arg4) ({
// GENERIC-NEXT: ^bb0(%arg6: i32, %arg7: f32):
// GENERIC-NEXT: "scf.yield"(%arg7) : (f32) -> ()
// GENERIC-NEXT: }) : (i32, i32, i32, f32) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %x to %x step %x : i32 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg3 to %arg3 step %arg3  : i32 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg3, %arg3, %arg3) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg6: i32):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (i32, i32, i32) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for unsigned %i = %l to %u step %s {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s : index {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: } {x = 1 : i64}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) {x = 1 : i64} : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
  } {unsignedCmp}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for unsigned %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) <{unsignedCmp}> ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%l: index, %u: index, %s: index, %x: i32, %y: f32, %b: i64) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %i to %u step %s {
      scf.for %k = %j to %u step %s {
      }
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64) {
// CHECK-NEXT: scf.for %arg6 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg7 = %arg6 to %arg1 step %arg2 {
// CHECK-NEXT: scf.for %arg8 = %arg7 to %arg1 step %arg2 {
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index, index, i32, f32, i64) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: i32, %arg4: f32, %arg5: i64):
// GENERIC-NEXT: "scf.for"(%arg0, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg6: index):
// GENERIC-NEXT: "scf.for"(%arg6, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg7: index):
// GENERIC-NEXT: "scf.for"(%arg7, %arg1, %arg2) ({
// GENERIC-NEXT: ^bb0(%arg8: index):
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "scf.yield"() : () -> ()
// GENERIC-NEXT: }) : (index, index, index) -> ()
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
