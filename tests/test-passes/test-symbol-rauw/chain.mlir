// RUN: mlir-opt %s --test-symbol-rauw | FileCheck %s

// What refers to the first is taken to refer to the second, which has that name.
func.func private @a() attributes {sym.new_name = "b"}
func.func private @b() attributes {sym.new_name = "c"}
func.func @user() {
  call @a() : () -> ()
  call @b() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @b() attributes {sym.new_name = "b"}
// CHECK-NEXT:   func.func private @c() attributes {sym.new_name = "c"}
// CHECK-NEXT:   func.func @user() {
// CHECK-NEXT:     call @c() : () -> ()
// CHECK-NEXT:     call @c() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
