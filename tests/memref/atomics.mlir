// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 0 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mulf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mulf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 12 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maximumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maximumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 4 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minimumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minimumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 8 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 5 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minnumf %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minnumf %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 9 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %y, %m[%i] : (f32, memref<4xf32>) -> f32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg5, %arg0[%arg3] : (f32, memref<4xf32>) -> f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg5, %arg0, %arg3) <{kind = 3 : i64}> : (f32, memref<4xf32>, index) -> f32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw muli %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw muli %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 13 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxs %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxs %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 6 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw maxu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw maxu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 7 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw mins %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw mins %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 10 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw minu %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw minu %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 11 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw ori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw ori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 14 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw andi %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw andi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 2 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw xori %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw xori %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 15 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw assign %x, %n[%i] : (i32, memref<4xi32>) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw assign %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 3 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg6, %arg2) <{kind = 1 : i64}> : (i64, memref<i64>) -> i64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw addi %w, %z[] {x = 1} : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] {x = 1 : i64} : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg6, %arg2) <{kind = 1 : i64}> {x = 1 : i64} : (i64, memref<i64>) -> i64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = memref.atomic_rmw "addi" %w, %z[] : (i64, memref<i64>) -> i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg6, %arg2[] : (i64, memref<i64>) -> i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg6, %arg2) <{kind = 1 : i64}> : (i64, memref<i64>) -> i64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %z: memref<i64>, %i: index, %x: i32, %y: f32, %w: i64, %v: memref<4xvector<2xf32>>) {
  %0 = "memref.atomic_rmw"(%x, %n, %i) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>) {
// CHECK-NEXT: %[[V0:.*]] = memref.atomic_rmw addi %arg4, %arg1[%arg3] : (i32, memref<4xi32>) -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (memref<4xf32>, memref<4xi32>, memref<i64>, index, i32, f32, i64, memref<4xvector<2xf32>>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: memref<i64>, %arg3: index, %arg4: i32, %arg5: f32, %arg6: i64, %arg7: memref<4xvector<2xf32>>):
// GENERIC-NEXT: %[[V0:.*]] = "memref.atomic_rmw"(%arg4, %arg1, %arg3) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
