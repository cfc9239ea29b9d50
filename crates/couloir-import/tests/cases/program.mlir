#loop_unroll = #llvm.loop_unroll<disable = true>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "float", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc, 0>}>
#tbaa_type_desc3 = #llvm.tbaa_type_desc<id = "any pointer", members = {<#tbaa_type_desc, 0>}>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc1, offset = 0>
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
#tbaa_tag2 = #llvm.tbaa_tag<base_type = #tbaa_type_desc3, access_type = #tbaa_type_desc3, offset = 0>
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<270> = dense<32> : vector<4xi64>, !llvm.ptr<271> = dense<32> : vector<4xi64>, !llvm.ptr<272> = dense<64> : vector<4xi64>, i64 = dense<64> : vector<2xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<128> : vector<2xi64>, !llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little", "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 16, 32, 64>, "dlti.stack_alignment" = 128 : i64>, llvm.ident = "clang version 22.1.8", llvm.module_asm = [], llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)> {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %2 = llvm.mlir.constant("abc\00") : !llvm.array<4 x i8>
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.undef : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)> 
    llvm.return %8 : !llvm.struct<"struct.s", (i32, array<4 x i8>, f64, ptr)>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("hello\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external local_unnamed_addr @str() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.addressof @".str" : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal unnamed_addr constant @h(dense<[1, 2, 3]> : tensor<3xi32>) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<3 x i32>
  llvm.mlir.global external local_unnamed_addr @ext() {addr_space = 0 : i32, alignment = 4 : i64} : i32
  llvm.mlir.global external local_unnamed_addr @fp() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global external local_unnamed_addr @zero(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<max, "uwtable", 2 : i32>]
  llvm.func local_unnamed_addr @f(%arg0: i32 {llvm.noundef}, %arg1: !llvm.ptr {llvm.nocapture, llvm.noundef, llvm.readonly}) -> i32 attributes {dso_local, no_unwind, passthrough = [["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>} {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @ext : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %4 = llvm.mlir.constant(3 : i32) : i32
    %5 = llvm.mlir.addressof @h : !llvm.ptr
    %6 = llvm.mlir.constant(1 : i64) : i64
    %7 = llvm.mlir.constant(5 : i32) : i32
    %8 = llvm.mlir.addressof @fp : !llvm.ptr
    %9 = llvm.mlir.addressof @g : !llvm.ptr
    %10 = llvm.mlir.constant(16 : i64) : i64
    %11 = llvm.icmp "sgt" %arg0, %0 : i32
    llvm.cond_br %11, ^bb1, ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb0
    %12 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.zext nneg %arg0 : i32 to i64
    llvm.br ^bb3(%2, %0 : i64, i32)
  ^bb2(%14: i32):  // 2 preds: ^bb0, ^bb6
    llvm.switch %14 : i32, ^bb8 [
      1: ^bb9(%7 : i32),
      7: ^bb7
    ]
  ^bb3(%15: i64, %16: i32):  // 2 preds: ^bb1, ^bb6
    %17 = llvm.getelementptr inbounds|nuw %arg1[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %18 = llvm.load %17 {alignment = 4 : i64, tbaa = [#tbaa_tag]} : !llvm.ptr -> f32
    %19 = llvm.fcmp "ogt" %18, %3 : f32
    llvm.cond_br %19, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %20 = llvm.trunc %15 overflow<nsw, nuw> : i64 to i32
    %21 = llvm.urem %20, %4 : i32
    %22 = llvm.zext nneg %21 : i32 to i64
    %23 = llvm.getelementptr inbounds|nuw %5[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %24 = llvm.load %23 {alignment = 4 : i64, tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32
    %25 = llvm.trunc %15 overflow<nsw, nuw> : i64 to i32
    %26 = llvm.call fastcc tail @add(%25, %24) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32 {llvm.noundef}, i32 {llvm.noundef}) -> i32
    %27 = llvm.add %26, %16 overflow<nsw> : i32
    llvm.br ^bb6(%27 : i32)
  ^bb5:  // pred: ^bb3
    %28 = llvm.sub %16, %12 overflow<nsw> : i32
    llvm.br ^bb6(%28 : i32)
  ^bb6(%29: i32):  // 2 preds: ^bb4, ^bb5
    %30 = llvm.add %15, %6 overflow<nsw, nuw> : i64
    %31 = llvm.icmp "eq" %30, %13 : i64
    llvm.cond_br %31, ^bb2(%29 : i32), ^bb3(%30, %29 : i64, i32) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb2
    %32 = llvm.load %8 {alignment = 8 : i64, tbaa = [#tbaa_tag2]} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.call tail %32(%4) {no_unwind} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
    llvm.br ^bb9(%33 : i32)
  ^bb8:  // pred: ^bb2
    "llvm.intr.memcpy"(%9, %arg1, %10) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {llvm.align = 4 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull, llvm.noundef}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.intr.ctpop(%arg0) : (i32) -> i32
    %35 = llvm.add %14, %34 overflow<nsw> : i32
    llvm.br ^bb9(%35 : i32)
  ^bb9(%36: i32):  // 3 preds: ^bb2, ^bb7, ^bb8
    llvm.return %36 : i32
  }
  llvm.func internal unnamed_addr fastcc @add(%arg0: i32 {llvm.noundef}, %arg1: i32 {llvm.noundef}) -> i32 attributes {dso_local, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_inline, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync", ["min-legal-vector-width", "0"], ["no-trapping-math", "true"], ["stack-protector-buffer-size", "8"], ["target-cpu", "x86-64"]], target_cpu = "x86-64", target_features = #llvm.target_features<["+cmov", "+cx8", "+fxsr", "+mmx", "+sse", "+sse2", "+x87"]>, tune_cpu = "generic", uwtable_kind = #llvm.uwtableKind<async>, will_return} {
    %0 = llvm.add %arg1, %arg0 overflow<nsw> : i32
    llvm.return %0 : i32
  }
}
