// RUN: mlir-opt %s --allow-unregistered-dialect --test-symbol-rauw | FileCheck %s

func.func private @a() attributes {sym.new_name = "a2"}
// The name that the one before had until now; and what referred to this goes with it.
func.func private @c() attributes {sym.new_name = "a"}
module @m attributes {sym.new_name = "m2"} {
  func.func private @a() attributes {sym.new_name = "inner"}
  func.func @user() {
    call @a() {outside = @m::@a, table = @m} : () -> ()
    return
  }
}
func.func @user() attributes {refers = @user, sym.new_name = "user2"} {
  call @a() {inside = @m::@a, all = [@m, {a = @m::@user}, @user::@a]} : () -> ()
  call @c() : () -> ()
  // What is no symbol gets a name, but has none that others could know.
  %0 = arith.constant {sym.new_name = "named"} 1 : i32
  "x.y"() {sym.new_name = "new", sym_name = "old"} : () -> ()
  "x.y"() {refers = [@old, @user::@old]} : () -> ()
  return
}
"x.y"() {sym.new_name = "beside2", sym_name = "beside"} : () -> ()
"x.y"() {refers = [@beside], sym.new_name = 5} : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @a2() attributes {sym.new_name = "a2"}
// CHECK-NEXT:   func.func private @a() attributes {sym.new_name = "a"}
// CHECK-NEXT:   module @m2 attributes {sym.new_name = "m2"} {
// CHECK-NEXT:     func.func private @inner() attributes {sym.new_name = "inner"}
// CHECK-NEXT:     func.func @user() {
// CHECK-NEXT:       call @inner() {outside = @m::@a, table = @m} : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @user2() attributes {refers = @user2, sym.new_name = "user2"} {
// CHECK-NEXT:     call @a2() {all = [@m2, {a = @m2::@user}, @user2::@a], inside = @m2::@inner} : () -> ()
// CHECK-NEXT:     call @a() : () -> ()
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant {sym.new_name = "named", sym_name = "named"} 1 : i32
// CHECK-NEXT:     "x.y"() {sym.new_name = "new", sym_name = "new"} : () -> ()
// CHECK-NEXT:     "x.y"() {refers = [@old, @user2::@old]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   "x.y"() {sym.new_name = "beside2", sym_name = "beside2"} : () -> ()
// CHECK-NEXT:   "x.y"() {refers = [@beside2], sym.new_name = 5 : i64} : () -> ()
// CHECK-NEXT: }
