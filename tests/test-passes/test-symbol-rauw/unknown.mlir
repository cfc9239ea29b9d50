// RUN: mlir-opt %s --allow-unregistered-dialect --test-symbol-rauw | FileCheck %s

// Where there may be tables that are not known nothing is done.
func.func private @a() attributes {sym.new_name = "a2"}
func.func @user() {
  "x.y"() ({
    "x.z"() {refers = @a} : () -> ()
  }) : () -> ()
  call @a() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @a() attributes {sym.new_name = "a2"}
// CHECK-NEXT:   func.func @user() {
// CHECK-NEXT:     "x.y"() ({
// CHECK-NEXT:       "x.z"() {refers = @a} : () -> ()
// CHECK-NEXT:     }) : () -> ()
// CHECK-NEXT:     call @a() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
