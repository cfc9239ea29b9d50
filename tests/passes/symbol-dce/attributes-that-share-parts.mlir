// RUN: mlir-opt --symbol-dce --duplicate-function-elimination --sccp %s | FileCheck %s

// As a tree, the last type has a million million parts.
#t0 = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#t1 = #llvm.di_subroutine_type<types = #t0, #t0>
#t2 = #llvm.di_subroutine_type<types = #t1, #t1>
#t3 = #llvm.di_subroutine_type<types = #t2, #t2>
#t4 = #llvm.di_subroutine_type<types = #t3, #t3>
#t5 = #llvm.di_subroutine_type<types = #t4, #t4>
#t6 = #llvm.di_subroutine_type<types = #t5, #t5>
#t7 = #llvm.di_subroutine_type<types = #t6, #t6>
#t8 = #llvm.di_subroutine_type<types = #t7, #t7>
#t9 = #llvm.di_subroutine_type<types = #t8, #t8>
#t10 = #llvm.di_subroutine_type<types = #t9, #t9>
#t11 = #llvm.di_subroutine_type<types = #t10, #t10>
#t12 = #llvm.di_subroutine_type<types = #t11, #t11>
#t13 = #llvm.di_subroutine_type<types = #t12, #t12>
#t14 = #llvm.di_subroutine_type<types = #t13, #t13>
#t15 = #llvm.di_subroutine_type<types = #t14, #t14>
#t16 = #llvm.di_subroutine_type<types = #t15, #t15>
#t17 = #llvm.di_subroutine_type<types = #t16, #t16>
#t18 = #llvm.di_subroutine_type<types = #t17, #t17>
#t19 = #llvm.di_subroutine_type<types = #t18, #t18>
#t20 = #llvm.di_subroutine_type<types = #t19, #t19>
#t21 = #llvm.di_subroutine_type<types = #t20, #t20>
#t22 = #llvm.di_subroutine_type<types = #t21, #t21>
#t23 = #llvm.di_subroutine_type<types = #t22, #t22>
#t24 = #llvm.di_subroutine_type<types = #t23, #t23>
#t25 = #llvm.di_subroutine_type<types = #t24, #t24>
#t26 = #llvm.di_subroutine_type<types = #t25, #t25>
#t27 = #llvm.di_subroutine_type<types = #t26, #t26>
#t28 = #llvm.di_subroutine_type<types = #t27, #t27>
#t29 = #llvm.di_subroutine_type<types = #t28, #t28>
#t30 = #llvm.di_subroutine_type<types = #t29, #t29>
#t31 = #llvm.di_subroutine_type<types = #t30, #t30>
#t32 = #llvm.di_subroutine_type<types = #t31, #t31>
#t33 = #llvm.di_subroutine_type<types = #t32, #t32>
#t34 = #llvm.di_subroutine_type<types = #t33, #t33>
#t35 = #llvm.di_subroutine_type<types = #t34, #t34>
#t36 = #llvm.di_subroutine_type<types = #t35, #t35>
#t37 = #llvm.di_subroutine_type<types = #t36, #t36>
#t38 = #llvm.di_subroutine_type<types = #t37, #t37>
#t39 = #llvm.di_subroutine_type<types = #t38, #t38>
#t40 = #llvm.di_subroutine_type<types = #t39, #t39>

func.func private @kept() {
  return
}
func.func private @dropped() {
  return
}
func.func @user() attributes {types = #t40, uses = [[@kept], [@kept]]} {
  return
}

// CHECK: #di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT: #di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type>
// CHECK-NEXT: #di_subroutine_type1 = #llvm.di_subroutine_type<types = #di_subroutine_type, #di_subroutine_type>
// CHECK-NEXT: #di_subroutine_type2 = #llvm.di_subroutine_type<types = #di_subroutine_type1, #di_subroutine_type1>
// CHECK-NEXT: #di_subroutine_type3 = #llvm.di_subroutine_type<types = #di_subroutine_type2, #di_subroutine_type2>
// CHECK-NEXT: #di_subroutine_type4 = #llvm.di_subroutine_type<types = #di_subroutine_type3, #di_subroutine_type3>
// CHECK-NEXT: #di_subroutine_type5 = #llvm.di_subroutine_type<types = #di_subroutine_type4, #di_subroutine_type4>
// CHECK-NEXT: #di_subroutine_type6 = #llvm.di_subroutine_type<types = #di_subroutine_type5, #di_subroutine_type5>
// CHECK-NEXT: #di_subroutine_type7 = #llvm.di_subroutine_type<types = #di_subroutine_type6, #di_subroutine_type6>
// CHECK-NEXT: #di_subroutine_type8 = #llvm.di_subroutine_type<types = #di_subroutine_type7, #di_subroutine_type7>
// CHECK-NEXT: #di_subroutine_type9 = #llvm.di_subroutine_type<types = #di_subroutine_type8, #di_subroutine_type8>
// CHECK-NEXT: #di_subroutine_type10 = #llvm.di_subroutine_type<types = #di_subroutine_type9, #di_subroutine_type9>
// CHECK-NEXT: #di_subroutine_type11 = #llvm.di_subroutine_type<types = #di_subroutine_type10, #di_subroutine_type10>
// CHECK-NEXT: #di_subroutine_type12 = #llvm.di_subroutine_type<types = #di_subroutine_type11, #di_subroutine_type11>
// CHECK-NEXT: #di_subroutine_type13 = #llvm.di_subroutine_type<types = #di_subroutine_type12, #di_subroutine_type12>
// CHECK-NEXT: #di_subroutine_type14 = #llvm.di_subroutine_type<types = #di_subroutine_type13, #di_subroutine_type13>
// CHECK-NEXT: #di_subroutine_type15 = #llvm.di_subroutine_type<types = #di_subroutine_type14, #di_subroutine_type14>
// CHECK-NEXT: #di_subroutine_type16 = #llvm.di_subroutine_type<types = #di_subroutine_type15, #di_subroutine_type15>
// CHECK-NEXT: #di_subroutine_type17 = #llvm.di_subroutine_type<types = #di_subroutine_type16, #di_subroutine_type16>
// CHECK-NEXT: #di_subroutine_type18 = #llvm.di_subroutine_type<types = #di_subroutine_type17, #di_subroutine_type17>
// CHECK-NEXT: #di_subroutine_type19 = #llvm.di_subroutine_type<types = #di_subroutine_type18, #di_subroutine_type18>
// CHECK-NEXT: #di_subroutine_type20 = #llvm.di_subroutine_type<types = #di_subroutine_type19, #di_subroutine_type19>
// CHECK-NEXT: #di_subroutine_type21 = #llvm.di_subroutine_type<types = #di_subroutine_type20, #di_subroutine_type20>
// CHECK-NEXT: #di_subroutine_type22 = #llvm.di_subroutine_type<types = #di_subroutine_type21, #di_subroutine_type21>
// CHECK-NEXT: #di_subroutine_type23 = #llvm.di_subroutine_type<types = #di_subroutine_type22, #di_subroutine_type22>
// CHECK-NEXT: #di_subroutine_type24 = #llvm.di_subroutine_type<types = #di_subroutine_type23, #di_subroutine_type23>
// CHECK-NEXT: #di_subroutine_type25 = #llvm.di_subroutine_type<types = #di_subroutine_type24, #di_subroutine_type24>
// CHECK-NEXT: #di_subroutine_type26 = #llvm.di_subroutine_type<types = #di_subroutine_type25, #di_subroutine_type25>
// CHECK-NEXT: #di_subroutine_type27 = #llvm.di_subroutine_type<types = #di_subroutine_type26, #di_subroutine_type26>
// CHECK-NEXT: #di_subroutine_type28 = #llvm.di_subroutine_type<types = #di_subroutine_type27, #di_subroutine_type27>
// CHECK-NEXT: #di_subroutine_type29 = #llvm.di_subroutine_type<types = #di_subroutine_type28, #di_subroutine_type28>
// CHECK-NEXT: #di_subroutine_type30 = #llvm.di_subroutine_type<types = #di_subroutine_type29, #di_subroutine_type29>
// CHECK-NEXT: #di_subroutine_type31 = #llvm.di_subroutine_type<types = #di_subroutine_type30, #di_subroutine_type30>
// CHECK-NEXT: #di_subroutine_type32 = #llvm.di_subroutine_type<types = #di_subroutine_type31, #di_subroutine_type31>
// CHECK-NEXT: #di_subroutine_type33 = #llvm.di_subroutine_type<types = #di_subroutine_type32, #di_subroutine_type32>
// CHECK-NEXT: #di_subroutine_type34 = #llvm.di_subroutine_type<types = #di_subroutine_type33, #di_subroutine_type33>
// CHECK-NEXT: #di_subroutine_type35 = #llvm.di_subroutine_type<types = #di_subroutine_type34, #di_subroutine_type34>
// CHECK-NEXT: #di_subroutine_type36 = #llvm.di_subroutine_type<types = #di_subroutine_type35, #di_subroutine_type35>
// CHECK-NEXT: #di_subroutine_type37 = #llvm.di_subroutine_type<types = #di_subroutine_type36, #di_subroutine_type36>
// CHECK-NEXT: #di_subroutine_type38 = #llvm.di_subroutine_type<types = #di_subroutine_type37, #di_subroutine_type37>
// CHECK-NEXT: #di_subroutine_type39 = #llvm.di_subroutine_type<types = #di_subroutine_type38, #di_subroutine_type38>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @kept() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @user() attributes {types = #di_subroutine_type39, uses = {{\[\[}}@kept], [@kept]]} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
