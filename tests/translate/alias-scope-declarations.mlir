// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "scope">

llvm.func @declared() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

// CHECK: define void @declared() {
// CHECK-NEXT: call void @llvm.experimental.noalias.scope.decl(metadata !1)
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
// CHECK-NEXT: declare void @llvm.experimental.noalias.scope.decl(metadata) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!2}
// CHECK-NEXT: !2 = distinct !{!2, !3, !"scope"}
// CHECK-NEXT: !3 = distinct !{!3, !"domain"}
