// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: index) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT: %[[V1:.*]] = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT: %[[V2:.*]] = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT: %[[V3:.*]] = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT: %[[V4:.*]] = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT: %[[V5:.*]] = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT: %[[V6:.*]] = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT: %[[V7:.*]] = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT: %[[V8:.*]] = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT: %[[V9:.*]] = index.cmp uge(%arg0, %arg1)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, index) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: index):
// GENERIC-NEXT: %[[V0:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V1:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V2:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V3:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V4:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V5:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V6:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V7:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V8:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
// GENERIC-NEXT: %[[V9:.*]] = "index.cmp"(%arg0, %arg1) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.cmp eq(%a, %a) {x}
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0) {x}
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> {x} : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.cmp "eq"(%a, %a)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.cmp eq (%a, %a)
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.cmp"(%a, %a) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.cmp eq(%arg0, %arg0)
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.cmp"(%arg0, %arg0) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg0) : (index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %i : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg1 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg1) : (i32) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : index to i64
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to i64
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg0) : (index) -> i64
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.castu %a : index to i1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.castu %arg0 : index to i1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.castu"(%arg0) : (index) -> i1
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.castu %i : i32 to index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.castu %arg1 : i32 to index
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.castu"(%arg1) : (i32) -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : index to si32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to si32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg0) : (index) -> si32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : index to ui8
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 : index to ui8
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg0) : (index) -> ui8
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a {x = 1} : index to i32
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %[[V0:.*]] = index.casts %arg0 {x = 1 : i64} : index to i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.casts"(%arg0) {x = 1 : i64} : (index) -> i32
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 0
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx0 = index.constant 0
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = 0 : index}> : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant -1
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx-1 = index.constant -1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = -1 : index}> : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 9223372036854775807
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = 9223372036854775807 : index}> : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 0x10
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx16 = index.constant 16
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = 16 : index}> : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant {x} 5
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx5 = index.constant {x} 5
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = 5 : index}> {x} : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.constant"() <{value = 1 : index}> : () -> index
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: index, %arg1: i32) {
// CHECK-NEXT: %idx1 = index.constant 1
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT: "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
// GENERIC-NEXT: ^bb0(%arg0: index, %arg1: i32):
// GENERIC-NEXT: %[[V0:.*]] = "index.constant"() <{value = 1 : index}> : () -> index
// GENERIC-NEXT: "func.return"() : () -> ()
// GENERIC-NEXT: }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
