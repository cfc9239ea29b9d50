// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    %0 = gpu.all_reduce add %a uniform {} : (f32) -> f32
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.sext %[[V23]] : i32 to i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.trunc %[[V24]] : i64 to i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.sext %[[V26]] : i32 to i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.trunc %[[V27]] : i64 to i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.sext %[[V29]] : i32 to i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.trunc %[[V30]] : i64 to i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.sext %[[V32]] : i32 to i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.sext %[[V35]] : i32 to i64
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mul %[[V37]], %[[V25]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.add %[[V38]], %[[V34]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mul %[[V39]], %[[V22]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mul %[[V22]], %[[V25]] : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.add %[[V40]], %[[V31]] : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mul %[[V41]], %[[V28]] : i32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.and %[[V42]], %[[V19]] : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.icmp "eq" %[[V44]], %[[V18]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.sub %[[V42]], %[[V44]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.sub %[[V43]], %[[V46]] : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.icmp "slt" %[[V47]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V48]], ^bb1, ^bb17
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.sub %[[V51]], %[[V47]] : i32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.sub %[[V47]], %[[V49]] : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = nvvm.shfl.sync  bfly %[[V53]], %[[ARG0]], %[[V16]], %[[V54]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V57]], ^bb2, ^bb3
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V56]] : f32
// CHECK-NEXT:       llvm.br ^bb4(%[[V58]] : f32)
// CHECK-NEXT:     ^bb3:  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb4(%[[ARG0]] : f32)
// CHECK-NEXT:     ^bb4(%[[V59:[^ ]+]]: f32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.sub %[[V62]], %[[V47]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.lshr %[[V61]], %[[V63]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.sub %[[V47]], %[[V60]] : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = nvvm.shfl.sync  bfly %[[V64]], %[[V59]], %[[V15]], %[[V65]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractvalue %[[V66]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractvalue %[[V66]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V68]], ^bb5, ^bb6
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fadd %[[V59]], %[[V67]] : f32
// CHECK-NEXT:       llvm.br ^bb7(%[[V69]] : f32)
// CHECK-NEXT:     ^bb6:  // pred: ^bb4
// CHECK-NEXT:       llvm.br ^bb7(%[[V59]] : f32)
// CHECK-NEXT:     ^bb7(%[[V70:[^ ]+]]: f32):  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.sub %[[V73]], %[[V47]] : i32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.sub %[[V47]], %[[V71]] : i32
// CHECK-NEXT:       %[[V77:[^ ]+]] = nvvm.shfl.sync  bfly %[[V75]], %[[V70]], %[[V14]], %[[V76]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.extractvalue %[[V77]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.extractvalue %[[V77]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V79]], ^bb8, ^bb9
// CHECK-NEXT:     ^bb8:  // pred: ^bb7
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fadd %[[V70]], %[[V78]] : f32
// CHECK-NEXT:       llvm.br ^bb10(%[[V80]] : f32)
// CHECK-NEXT:     ^bb9:  // pred: ^bb7
// CHECK-NEXT:       llvm.br ^bb10(%[[V70]] : f32)
// CHECK-NEXT:     ^bb10(%[[V81:[^ ]+]]: f32):  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.sub %[[V84]], %[[V47]] : i32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.lshr %[[V83]], %[[V85]] : i32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.sub %[[V47]], %[[V82]] : i32
// CHECK-NEXT:       %[[V88:[^ ]+]] = nvvm.shfl.sync  bfly %[[V86]], %[[V81]], %[[V13]], %[[V87]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V90]], ^bb11, ^bb12
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.fadd %[[V81]], %[[V89]] : f32
// CHECK-NEXT:       llvm.br ^bb13(%[[V91]] : f32)
// CHECK-NEXT:     ^bb12:  // pred: ^bb10
// CHECK-NEXT:       llvm.br ^bb13(%[[V81]] : f32)
// CHECK-NEXT:     ^bb13(%[[V92:[^ ]+]]: f32):  // 2 preds: ^bb11, ^bb12
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.sub %[[V95]], %[[V47]] : i32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.lshr %[[V94]], %[[V96]] : i32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.sub %[[V47]], %[[V93]] : i32
// CHECK-NEXT:       %[[V99:[^ ]+]] = nvvm.shfl.sync  bfly %[[V97]], %[[V92]], %[[V12]], %[[V98]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V99]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.extractvalue %[[V99]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V101]], ^bb14, ^bb15
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.fadd %[[V92]], %[[V100]] : f32
// CHECK-NEXT:       llvm.br ^bb16(%[[V102]] : f32)
// CHECK-NEXT:     ^bb15:  // pred: ^bb13
// CHECK-NEXT:       llvm.br ^bb16(%[[V92]] : f32)
// CHECK-NEXT:     ^bb16(%[[V103:[^ ]+]]: f32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:       llvm.br ^bb18(%[[V103]] : f32)
// CHECK-NEXT:     ^bb17:  // pred: ^bb0
// CHECK-NEXT:       %[[V104:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.sub %[[V106]], %[[V17]] : i32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.lshr %[[V105]], %[[V107]] : i32
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.sub %[[V17]], %[[V104]] : i32
// CHECK-NEXT:       %[[V110:[^ ]+]] = nvvm.shfl.sync  bfly %[[V108]], %[[ARG0]], %[[V16]], %[[V109]] : f32 -> f32
// CHECK-NEXT:       %[[V111:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V110]] : f32
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V114:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.sub %[[V114]], %[[V17]] : i32
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.lshr %[[V113]], %[[V115]] : i32
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.sub %[[V17]], %[[V112]] : i32
// CHECK-NEXT:       %[[V118:[^ ]+]] = nvvm.shfl.sync  bfly %[[V116]], %[[V111]], %[[V15]], %[[V117]] : f32 -> f32
// CHECK-NEXT:       %[[V119:[^ ]+]] = llvm.fadd %[[V111]], %[[V118]] : f32
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V121:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.sub %[[V122]], %[[V17]] : i32
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.lshr %[[V121]], %[[V123]] : i32
// CHECK-NEXT:       %[[V125:[^ ]+]] = llvm.sub %[[V17]], %[[V120]] : i32
// CHECK-NEXT:       %[[V126:[^ ]+]] = nvvm.shfl.sync  bfly %[[V124]], %[[V119]], %[[V14]], %[[V125]] : f32 -> f32
// CHECK-NEXT:       %[[V127:[^ ]+]] = llvm.fadd %[[V119]], %[[V126]] : f32
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.sub %[[V130]], %[[V17]] : i32
// CHECK-NEXT:       %[[V132:[^ ]+]] = llvm.lshr %[[V129]], %[[V131]] : i32
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.sub %[[V17]], %[[V128]] : i32
// CHECK-NEXT:       %[[V134:[^ ]+]] = nvvm.shfl.sync  bfly %[[V132]], %[[V127]], %[[V13]], %[[V133]] : f32 -> f32
// CHECK-NEXT:       %[[V135:[^ ]+]] = llvm.fadd %[[V127]], %[[V134]] : f32
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V138:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V139:[^ ]+]] = llvm.sub %[[V138]], %[[V17]] : i32
// CHECK-NEXT:       %[[V140:[^ ]+]] = llvm.lshr %[[V137]], %[[V139]] : i32
// CHECK-NEXT:       %[[V141:[^ ]+]] = llvm.sub %[[V17]], %[[V136]] : i32
// CHECK-NEXT:       %[[V142:[^ ]+]] = nvvm.shfl.sync  bfly %[[V140]], %[[V135]], %[[V12]], %[[V141]] : f32 -> f32
// CHECK-NEXT:       %[[V143:[^ ]+]] = llvm.fadd %[[V135]], %[[V142]] : f32
// CHECK-NEXT:       llvm.br ^bb18(%[[V143]] : f32)
// CHECK-NEXT:     ^bb18(%[[V144:[^ ]+]]: f32):  // 2 preds: ^bb16, ^bb17
// CHECK-NEXT:       llvm.cond_br %[[V45]], ^bb19, ^bb20
// CHECK-NEXT:     ^bb19:  // pred: ^bb18
// CHECK-NEXT:       %[[V145:[^ ]+]] = llvm.sdiv %[[V42]], %[[V17]] : i32
// CHECK-NEXT:       %[[V146:[^ ]+]] = llvm.sext %[[V145]] : i32 to i64
// CHECK-NEXT:       %[[V147:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V148:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V147]][%[[V146]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V144]], %[[V148]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb20:  // pred: ^bb18
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb21:  // 2 preds: ^bb19, ^bb20
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V149:[^ ]+]] = llvm.add %[[V43]], %[[V19]] : i32
// CHECK-NEXT:       %[[V150:[^ ]+]] = llvm.sdiv %[[V149]], %[[V17]] : i32
// CHECK-NEXT:       %[[V151:[^ ]+]] = llvm.icmp "slt" %[[V42]], %[[V150]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V151]], ^bb22, ^bb41
// CHECK-NEXT:     ^bb22:  // pred: ^bb21
// CHECK-NEXT:       %[[V152:[^ ]+]] = llvm.sext %[[V42]] : i32 to i64
// CHECK-NEXT:       %[[V153:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V154:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V153]][%[[V152]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V155:[^ ]+]] = llvm.load %[[V154]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       %[[V156:[^ ]+]] = llvm.icmp "slt" %[[V150]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V156]], ^bb23, ^bb39
// CHECK-NEXT:     ^bb23:  // pred: ^bb22
// CHECK-NEXT:       %[[V157:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V158:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V159:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V160:[^ ]+]] = llvm.sub %[[V159]], %[[V150]] : i32
// CHECK-NEXT:       %[[V161:[^ ]+]] = llvm.lshr %[[V158]], %[[V160]] : i32
// CHECK-NEXT:       %[[V162:[^ ]+]] = llvm.sub %[[V150]], %[[V157]] : i32
// CHECK-NEXT:       %[[V163:[^ ]+]] = nvvm.shfl.sync  bfly %[[V161]], %[[V155]], %[[V16]], %[[V162]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V164:[^ ]+]] = llvm.extractvalue %[[V163]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V165:[^ ]+]] = llvm.extractvalue %[[V163]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V165]], ^bb24, ^bb25
// CHECK-NEXT:     ^bb24:  // pred: ^bb23
// CHECK-NEXT:       %[[V166:[^ ]+]] = llvm.fadd %[[V155]], %[[V164]] : f32
// CHECK-NEXT:       llvm.br ^bb26(%[[V166]] : f32)
// CHECK-NEXT:     ^bb25:  // pred: ^bb23
// CHECK-NEXT:       llvm.br ^bb26(%[[V155]] : f32)
// CHECK-NEXT:     ^bb26(%[[V167:[^ ]+]]: f32):  // 2 preds: ^bb24, ^bb25
// CHECK-NEXT:       %[[V168:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V169:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V170:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V171:[^ ]+]] = llvm.sub %[[V170]], %[[V150]] : i32
// CHECK-NEXT:       %[[V172:[^ ]+]] = llvm.lshr %[[V169]], %[[V171]] : i32
// CHECK-NEXT:       %[[V173:[^ ]+]] = llvm.sub %[[V150]], %[[V168]] : i32
// CHECK-NEXT:       %[[V174:[^ ]+]] = nvvm.shfl.sync  bfly %[[V172]], %[[V167]], %[[V15]], %[[V173]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V175:[^ ]+]] = llvm.extractvalue %[[V174]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V176:[^ ]+]] = llvm.extractvalue %[[V174]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V176]], ^bb27, ^bb28
// CHECK-NEXT:     ^bb27:  // pred: ^bb26
// CHECK-NEXT:       %[[V177:[^ ]+]] = llvm.fadd %[[V167]], %[[V175]] : f32
// CHECK-NEXT:       llvm.br ^bb29(%[[V177]] : f32)
// CHECK-NEXT:     ^bb28:  // pred: ^bb26
// CHECK-NEXT:       llvm.br ^bb29(%[[V167]] : f32)
// CHECK-NEXT:     ^bb29(%[[V178:[^ ]+]]: f32):  // 2 preds: ^bb27, ^bb28
// CHECK-NEXT:       %[[V179:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V180:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V181:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V182:[^ ]+]] = llvm.sub %[[V181]], %[[V150]] : i32
// CHECK-NEXT:       %[[V183:[^ ]+]] = llvm.lshr %[[V180]], %[[V182]] : i32
// CHECK-NEXT:       %[[V184:[^ ]+]] = llvm.sub %[[V150]], %[[V179]] : i32
// CHECK-NEXT:       %[[V185:[^ ]+]] = nvvm.shfl.sync  bfly %[[V183]], %[[V178]], %[[V14]], %[[V184]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V186:[^ ]+]] = llvm.extractvalue %[[V185]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V187:[^ ]+]] = llvm.extractvalue %[[V185]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V187]], ^bb30, ^bb31
// CHECK-NEXT:     ^bb30:  // pred: ^bb29
// CHECK-NEXT:       %[[V188:[^ ]+]] = llvm.fadd %[[V178]], %[[V186]] : f32
// CHECK-NEXT:       llvm.br ^bb32(%[[V188]] : f32)
// CHECK-NEXT:     ^bb31:  // pred: ^bb29
// CHECK-NEXT:       llvm.br ^bb32(%[[V178]] : f32)
// CHECK-NEXT:     ^bb32(%[[V189:[^ ]+]]: f32):  // 2 preds: ^bb30, ^bb31
// CHECK-NEXT:       %[[V190:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V191:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V192:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V193:[^ ]+]] = llvm.sub %[[V192]], %[[V150]] : i32
// CHECK-NEXT:       %[[V194:[^ ]+]] = llvm.lshr %[[V191]], %[[V193]] : i32
// CHECK-NEXT:       %[[V195:[^ ]+]] = llvm.sub %[[V150]], %[[V190]] : i32
// CHECK-NEXT:       %[[V196:[^ ]+]] = nvvm.shfl.sync  bfly %[[V194]], %[[V189]], %[[V13]], %[[V195]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V197:[^ ]+]] = llvm.extractvalue %[[V196]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V198:[^ ]+]] = llvm.extractvalue %[[V196]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V198]], ^bb33, ^bb34
// CHECK-NEXT:     ^bb33:  // pred: ^bb32
// CHECK-NEXT:       %[[V199:[^ ]+]] = llvm.fadd %[[V189]], %[[V197]] : f32
// CHECK-NEXT:       llvm.br ^bb35(%[[V199]] : f32)
// CHECK-NEXT:     ^bb34:  // pred: ^bb32
// CHECK-NEXT:       llvm.br ^bb35(%[[V189]] : f32)
// CHECK-NEXT:     ^bb35(%[[V200:[^ ]+]]: f32):  // 2 preds: ^bb33, ^bb34
// CHECK-NEXT:       %[[V201:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V202:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V203:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V204:[^ ]+]] = llvm.sub %[[V203]], %[[V150]] : i32
// CHECK-NEXT:       %[[V205:[^ ]+]] = llvm.lshr %[[V202]], %[[V204]] : i32
// CHECK-NEXT:       %[[V206:[^ ]+]] = llvm.sub %[[V150]], %[[V201]] : i32
// CHECK-NEXT:       %[[V207:[^ ]+]] = nvvm.shfl.sync  bfly %[[V205]], %[[V200]], %[[V12]], %[[V206]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V208:[^ ]+]] = llvm.extractvalue %[[V207]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V209:[^ ]+]] = llvm.extractvalue %[[V207]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V209]], ^bb36, ^bb37
// CHECK-NEXT:     ^bb36:  // pred: ^bb35
// CHECK-NEXT:       %[[V210:[^ ]+]] = llvm.fadd %[[V200]], %[[V208]] : f32
// CHECK-NEXT:       llvm.br ^bb38(%[[V210]] : f32)
// CHECK-NEXT:     ^bb37:  // pred: ^bb35
// CHECK-NEXT:       llvm.br ^bb38(%[[V200]] : f32)
// CHECK-NEXT:     ^bb38(%[[V211:[^ ]+]]: f32):  // 2 preds: ^bb36, ^bb37
// CHECK-NEXT:       llvm.br ^bb40(%[[V211]] : f32)
// CHECK-NEXT:     ^bb39:  // pred: ^bb22
// CHECK-NEXT:       %[[V212:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V213:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V214:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V215:[^ ]+]] = llvm.sub %[[V214]], %[[V17]] : i32
// CHECK-NEXT:       %[[V216:[^ ]+]] = llvm.lshr %[[V213]], %[[V215]] : i32
// CHECK-NEXT:       %[[V217:[^ ]+]] = llvm.sub %[[V17]], %[[V212]] : i32
// CHECK-NEXT:       %[[V218:[^ ]+]] = nvvm.shfl.sync  bfly %[[V216]], %[[V155]], %[[V16]], %[[V217]] : f32 -> f32
// CHECK-NEXT:       %[[V219:[^ ]+]] = llvm.fadd %[[V155]], %[[V218]] : f32
// CHECK-NEXT:       %[[V220:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V221:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V222:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V223:[^ ]+]] = llvm.sub %[[V222]], %[[V17]] : i32
// CHECK-NEXT:       %[[V224:[^ ]+]] = llvm.lshr %[[V221]], %[[V223]] : i32
// CHECK-NEXT:       %[[V225:[^ ]+]] = llvm.sub %[[V17]], %[[V220]] : i32
// CHECK-NEXT:       %[[V226:[^ ]+]] = nvvm.shfl.sync  bfly %[[V224]], %[[V219]], %[[V15]], %[[V225]] : f32 -> f32
// CHECK-NEXT:       %[[V227:[^ ]+]] = llvm.fadd %[[V219]], %[[V226]] : f32
// CHECK-NEXT:       %[[V228:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V229:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V230:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V231:[^ ]+]] = llvm.sub %[[V230]], %[[V17]] : i32
// CHECK-NEXT:       %[[V232:[^ ]+]] = llvm.lshr %[[V229]], %[[V231]] : i32
// CHECK-NEXT:       %[[V233:[^ ]+]] = llvm.sub %[[V17]], %[[V228]] : i32
// CHECK-NEXT:       %[[V234:[^ ]+]] = nvvm.shfl.sync  bfly %[[V232]], %[[V227]], %[[V14]], %[[V233]] : f32 -> f32
// CHECK-NEXT:       %[[V235:[^ ]+]] = llvm.fadd %[[V227]], %[[V234]] : f32
// CHECK-NEXT:       %[[V236:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V237:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V238:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V239:[^ ]+]] = llvm.sub %[[V238]], %[[V17]] : i32
// CHECK-NEXT:       %[[V240:[^ ]+]] = llvm.lshr %[[V237]], %[[V239]] : i32
// CHECK-NEXT:       %[[V241:[^ ]+]] = llvm.sub %[[V17]], %[[V236]] : i32
// CHECK-NEXT:       %[[V242:[^ ]+]] = nvvm.shfl.sync  bfly %[[V240]], %[[V235]], %[[V13]], %[[V241]] : f32 -> f32
// CHECK-NEXT:       %[[V243:[^ ]+]] = llvm.fadd %[[V235]], %[[V242]] : f32
// CHECK-NEXT:       %[[V244:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V245:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V246:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V247:[^ ]+]] = llvm.sub %[[V246]], %[[V17]] : i32
// CHECK-NEXT:       %[[V248:[^ ]+]] = llvm.lshr %[[V245]], %[[V247]] : i32
// CHECK-NEXT:       %[[V249:[^ ]+]] = llvm.sub %[[V17]], %[[V244]] : i32
// CHECK-NEXT:       %[[V250:[^ ]+]] = nvvm.shfl.sync  bfly %[[V248]], %[[V243]], %[[V12]], %[[V249]] : f32 -> f32
// CHECK-NEXT:       %[[V251:[^ ]+]] = llvm.fadd %[[V243]], %[[V250]] : f32
// CHECK-NEXT:       llvm.br ^bb40(%[[V251]] : f32)
// CHECK-NEXT:     ^bb40(%[[V252:[^ ]+]]: f32):  // 2 preds: ^bb38, ^bb39
// CHECK-NEXT:       %[[V253:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V254:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V253]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V252]], %[[V254]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb41:  // pred: ^bb21
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb42:  // 2 preds: ^bb40, ^bb41
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V255:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V256:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V255]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V257:[^ ]+]] = llvm.load %[[V256]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       llvm.return %[[V257]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    %0 = gpu.all_reduce %a uniform {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      gpu.yield %s : f32
    } : (f32) -> f32
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.sext %[[V23]] : i32 to i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.trunc %[[V24]] : i64 to i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.sext %[[V26]] : i32 to i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.trunc %[[V27]] : i64 to i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.sext %[[V29]] : i32 to i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.trunc %[[V30]] : i64 to i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.sext %[[V32]] : i32 to i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.sext %[[V35]] : i32 to i64
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mul %[[V37]], %[[V25]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.add %[[V38]], %[[V34]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mul %[[V39]], %[[V22]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mul %[[V22]], %[[V25]] : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.add %[[V40]], %[[V31]] : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mul %[[V41]], %[[V28]] : i32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.and %[[V42]], %[[V19]] : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.icmp "eq" %[[V44]], %[[V18]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.sub %[[V42]], %[[V44]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.sub %[[V43]], %[[V46]] : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.icmp "slt" %[[V47]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V48]], ^bb1, ^bb22
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.sub %[[V51]], %[[V47]] : i32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.sub %[[V47]], %[[V49]] : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = nvvm.shfl.sync  bfly %[[V53]], %[[ARG0]], %[[V16]], %[[V54]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V57]], ^bb2, ^bb4(%[[ARG0]] : f32)
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V56]] : f32
// CHECK-NEXT:       llvm.br ^bb4(%[[V58]] : f32)
// CHECK-NEXT:     ^bb4(%[[V59:[^ ]+]]: f32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:       llvm.br ^bb5
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.sub %[[V62]], %[[V47]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.lshr %[[V61]], %[[V63]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.sub %[[V47]], %[[V60]] : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = nvvm.shfl.sync  bfly %[[V64]], %[[V59]], %[[V15]], %[[V65]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractvalue %[[V66]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractvalue %[[V66]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V68]], ^bb6, ^bb8(%[[V59]] : f32)
// CHECK-NEXT:     ^bb6:  // pred: ^bb5
// CHECK-NEXT:       llvm.br ^bb7
// CHECK-NEXT:     ^bb7:  // pred: ^bb6
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fadd %[[V59]], %[[V67]] : f32
// CHECK-NEXT:       llvm.br ^bb8(%[[V69]] : f32)
// CHECK-NEXT:     ^bb8(%[[V70:[^ ]+]]: f32):  // 2 preds: ^bb5, ^bb7
// CHECK-NEXT:       llvm.br ^bb9
// CHECK-NEXT:     ^bb9:  // pred: ^bb8
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.sub %[[V73]], %[[V47]] : i32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.sub %[[V47]], %[[V71]] : i32
// CHECK-NEXT:       %[[V77:[^ ]+]] = nvvm.shfl.sync  bfly %[[V75]], %[[V70]], %[[V14]], %[[V76]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.extractvalue %[[V77]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.extractvalue %[[V77]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V79]], ^bb10, ^bb12(%[[V70]] : f32)
// CHECK-NEXT:     ^bb10:  // pred: ^bb9
// CHECK-NEXT:       llvm.br ^bb11
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fadd %[[V70]], %[[V78]] : f32
// CHECK-NEXT:       llvm.br ^bb12(%[[V80]] : f32)
// CHECK-NEXT:     ^bb12(%[[V81:[^ ]+]]: f32):  // 2 preds: ^bb9, ^bb11
// CHECK-NEXT:       llvm.br ^bb13
// CHECK-NEXT:     ^bb13:  // pred: ^bb12
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.sub %[[V84]], %[[V47]] : i32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.lshr %[[V83]], %[[V85]] : i32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.sub %[[V47]], %[[V82]] : i32
// CHECK-NEXT:       %[[V88:[^ ]+]] = nvvm.shfl.sync  bfly %[[V86]], %[[V81]], %[[V13]], %[[V87]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V90]], ^bb14, ^bb16(%[[V81]] : f32)
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       llvm.br ^bb15
// CHECK-NEXT:     ^bb15:  // pred: ^bb14
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.fadd %[[V81]], %[[V89]] : f32
// CHECK-NEXT:       llvm.br ^bb16(%[[V91]] : f32)
// CHECK-NEXT:     ^bb16(%[[V92:[^ ]+]]: f32):  // 2 preds: ^bb13, ^bb15
// CHECK-NEXT:       llvm.br ^bb17
// CHECK-NEXT:     ^bb17:  // pred: ^bb16
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.sub %[[V95]], %[[V47]] : i32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.lshr %[[V94]], %[[V96]] : i32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.sub %[[V47]], %[[V93]] : i32
// CHECK-NEXT:       %[[V99:[^ ]+]] = nvvm.shfl.sync  bfly %[[V97]], %[[V92]], %[[V12]], %[[V98]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V99]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.extractvalue %[[V99]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V101]], ^bb18, ^bb20(%[[V92]] : f32)
// CHECK-NEXT:     ^bb18:  // pred: ^bb17
// CHECK-NEXT:       llvm.br ^bb19
// CHECK-NEXT:     ^bb19:  // pred: ^bb18
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.fadd %[[V92]], %[[V100]] : f32
// CHECK-NEXT:       llvm.br ^bb20(%[[V102]] : f32)
// CHECK-NEXT:     ^bb20(%[[V103:[^ ]+]]: f32):  // 2 preds: ^bb17, ^bb19
// CHECK-NEXT:       llvm.br ^bb21(%[[V103]] : f32)
// CHECK-NEXT:     ^bb21(%[[V104:[^ ]+]]: f32):  // 2 preds: ^bb20, ^bb31
// CHECK-NEXT:       llvm.br ^bb32
// CHECK-NEXT:     ^bb22:  // pred: ^bb0
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.sub %[[V107]], %[[V17]] : i32
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.lshr %[[V106]], %[[V108]] : i32
// CHECK-NEXT:       %[[V110:[^ ]+]] = llvm.sub %[[V17]], %[[V105]] : i32
// CHECK-NEXT:       %[[V111:[^ ]+]] = nvvm.shfl.sync  bfly %[[V109]], %[[ARG0]], %[[V16]], %[[V110]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb23
// CHECK-NEXT:     ^bb23:  // pred: ^bb22
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V111]] : f32
// CHECK-NEXT:       llvm.br ^bb24
// CHECK-NEXT:     ^bb24:  // pred: ^bb23
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V114:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.sub %[[V115]], %[[V17]] : i32
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.lshr %[[V114]], %[[V116]] : i32
// CHECK-NEXT:       %[[V118:[^ ]+]] = llvm.sub %[[V17]], %[[V113]] : i32
// CHECK-NEXT:       %[[V119:[^ ]+]] = nvvm.shfl.sync  bfly %[[V117]], %[[V112]], %[[V15]], %[[V118]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb25
// CHECK-NEXT:     ^bb25:  // pred: ^bb24
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.fadd %[[V112]], %[[V119]] : f32
// CHECK-NEXT:       llvm.br ^bb26
// CHECK-NEXT:     ^bb26:  // pred: ^bb25
// CHECK-NEXT:       %[[V121:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.sub %[[V123]], %[[V17]] : i32
// CHECK-NEXT:       %[[V125:[^ ]+]] = llvm.lshr %[[V122]], %[[V124]] : i32
// CHECK-NEXT:       %[[V126:[^ ]+]] = llvm.sub %[[V17]], %[[V121]] : i32
// CHECK-NEXT:       %[[V127:[^ ]+]] = nvvm.shfl.sync  bfly %[[V125]], %[[V120]], %[[V14]], %[[V126]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb27
// CHECK-NEXT:     ^bb27:  // pred: ^bb26
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.fadd %[[V120]], %[[V127]] : f32
// CHECK-NEXT:       llvm.br ^bb28
// CHECK-NEXT:     ^bb28:  // pred: ^bb27
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V132:[^ ]+]] = llvm.sub %[[V131]], %[[V17]] : i32
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.lshr %[[V130]], %[[V132]] : i32
// CHECK-NEXT:       %[[V134:[^ ]+]] = llvm.sub %[[V17]], %[[V129]] : i32
// CHECK-NEXT:       %[[V135:[^ ]+]] = nvvm.shfl.sync  bfly %[[V133]], %[[V128]], %[[V13]], %[[V134]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb29
// CHECK-NEXT:     ^bb29:  // pred: ^bb28
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.fadd %[[V128]], %[[V135]] : f32
// CHECK-NEXT:       llvm.br ^bb30
// CHECK-NEXT:     ^bb30:  // pred: ^bb29
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V138:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V139:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V140:[^ ]+]] = llvm.sub %[[V139]], %[[V17]] : i32
// CHECK-NEXT:       %[[V141:[^ ]+]] = llvm.lshr %[[V138]], %[[V140]] : i32
// CHECK-NEXT:       %[[V142:[^ ]+]] = llvm.sub %[[V17]], %[[V137]] : i32
// CHECK-NEXT:       %[[V143:[^ ]+]] = nvvm.shfl.sync  bfly %[[V141]], %[[V136]], %[[V12]], %[[V142]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb31
// CHECK-NEXT:     ^bb31:  // pred: ^bb30
// CHECK-NEXT:       %[[V144:[^ ]+]] = llvm.fadd %[[V136]], %[[V143]] : f32
// CHECK-NEXT:       llvm.br ^bb21(%[[V144]] : f32)
// CHECK-NEXT:     ^bb32:  // pred: ^bb21
// CHECK-NEXT:       llvm.cond_br %[[V45]], ^bb33, ^bb34
// CHECK-NEXT:     ^bb33:  // pred: ^bb32
// CHECK-NEXT:       %[[V145:[^ ]+]] = llvm.sdiv %[[V42]], %[[V17]] : i32
// CHECK-NEXT:       %[[V146:[^ ]+]] = llvm.sext %[[V145]] : i32 to i64
// CHECK-NEXT:       %[[V147:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V148:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V147]][%[[V146]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V104]], %[[V148]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb35
// CHECK-NEXT:     ^bb34:  // pred: ^bb32
// CHECK-NEXT:       llvm.br ^bb35
// CHECK-NEXT:     ^bb35:  // 2 preds: ^bb33, ^bb34
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V149:[^ ]+]] = llvm.add %[[V43]], %[[V19]] : i32
// CHECK-NEXT:       %[[V150:[^ ]+]] = llvm.sdiv %[[V149]], %[[V17]] : i32
// CHECK-NEXT:       %[[V151:[^ ]+]] = llvm.icmp "slt" %[[V42]], %[[V150]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V151]], ^bb36, ^bb69
// CHECK-NEXT:     ^bb36:  // pred: ^bb35
// CHECK-NEXT:       %[[V152:[^ ]+]] = llvm.sext %[[V42]] : i32 to i64
// CHECK-NEXT:       %[[V153:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V154:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V153]][%[[V152]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V155:[^ ]+]] = llvm.load %[[V154]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       %[[V156:[^ ]+]] = llvm.icmp "slt" %[[V150]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V156]], ^bb37, ^bb58
// CHECK-NEXT:     ^bb37:  // pred: ^bb36
// CHECK-NEXT:       %[[V157:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V158:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V159:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V160:[^ ]+]] = llvm.sub %[[V159]], %[[V150]] : i32
// CHECK-NEXT:       %[[V161:[^ ]+]] = llvm.lshr %[[V158]], %[[V160]] : i32
// CHECK-NEXT:       %[[V162:[^ ]+]] = llvm.sub %[[V150]], %[[V157]] : i32
// CHECK-NEXT:       %[[V163:[^ ]+]] = nvvm.shfl.sync  bfly %[[V161]], %[[V155]], %[[V16]], %[[V162]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V164:[^ ]+]] = llvm.extractvalue %[[V163]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V165:[^ ]+]] = llvm.extractvalue %[[V163]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V165]], ^bb38, ^bb40(%[[V155]] : f32)
// CHECK-NEXT:     ^bb38:  // pred: ^bb37
// CHECK-NEXT:       llvm.br ^bb39
// CHECK-NEXT:     ^bb39:  // pred: ^bb38
// CHECK-NEXT:       %[[V166:[^ ]+]] = llvm.fadd %[[V155]], %[[V164]] : f32
// CHECK-NEXT:       llvm.br ^bb40(%[[V166]] : f32)
// CHECK-NEXT:     ^bb40(%[[V167:[^ ]+]]: f32):  // 2 preds: ^bb37, ^bb39
// CHECK-NEXT:       llvm.br ^bb41
// CHECK-NEXT:     ^bb41:  // pred: ^bb40
// CHECK-NEXT:       %[[V168:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V169:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V170:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V171:[^ ]+]] = llvm.sub %[[V170]], %[[V150]] : i32
// CHECK-NEXT:       %[[V172:[^ ]+]] = llvm.lshr %[[V169]], %[[V171]] : i32
// CHECK-NEXT:       %[[V173:[^ ]+]] = llvm.sub %[[V150]], %[[V168]] : i32
// CHECK-NEXT:       %[[V174:[^ ]+]] = nvvm.shfl.sync  bfly %[[V172]], %[[V167]], %[[V15]], %[[V173]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V175:[^ ]+]] = llvm.extractvalue %[[V174]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V176:[^ ]+]] = llvm.extractvalue %[[V174]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V176]], ^bb42, ^bb44(%[[V167]] : f32)
// CHECK-NEXT:     ^bb42:  // pred: ^bb41
// CHECK-NEXT:       llvm.br ^bb43
// CHECK-NEXT:     ^bb43:  // pred: ^bb42
// CHECK-NEXT:       %[[V177:[^ ]+]] = llvm.fadd %[[V167]], %[[V175]] : f32
// CHECK-NEXT:       llvm.br ^bb44(%[[V177]] : f32)
// CHECK-NEXT:     ^bb44(%[[V178:[^ ]+]]: f32):  // 2 preds: ^bb41, ^bb43
// CHECK-NEXT:       llvm.br ^bb45
// CHECK-NEXT:     ^bb45:  // pred: ^bb44
// CHECK-NEXT:       %[[V179:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V180:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V181:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V182:[^ ]+]] = llvm.sub %[[V181]], %[[V150]] : i32
// CHECK-NEXT:       %[[V183:[^ ]+]] = llvm.lshr %[[V180]], %[[V182]] : i32
// CHECK-NEXT:       %[[V184:[^ ]+]] = llvm.sub %[[V150]], %[[V179]] : i32
// CHECK-NEXT:       %[[V185:[^ ]+]] = nvvm.shfl.sync  bfly %[[V183]], %[[V178]], %[[V14]], %[[V184]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V186:[^ ]+]] = llvm.extractvalue %[[V185]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V187:[^ ]+]] = llvm.extractvalue %[[V185]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V187]], ^bb46, ^bb48(%[[V178]] : f32)
// CHECK-NEXT:     ^bb46:  // pred: ^bb45
// CHECK-NEXT:       llvm.br ^bb47
// CHECK-NEXT:     ^bb47:  // pred: ^bb46
// CHECK-NEXT:       %[[V188:[^ ]+]] = llvm.fadd %[[V178]], %[[V186]] : f32
// CHECK-NEXT:       llvm.br ^bb48(%[[V188]] : f32)
// CHECK-NEXT:     ^bb48(%[[V189:[^ ]+]]: f32):  // 2 preds: ^bb45, ^bb47
// CHECK-NEXT:       llvm.br ^bb49
// CHECK-NEXT:     ^bb49:  // pred: ^bb48
// CHECK-NEXT:       %[[V190:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V191:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V192:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V193:[^ ]+]] = llvm.sub %[[V192]], %[[V150]] : i32
// CHECK-NEXT:       %[[V194:[^ ]+]] = llvm.lshr %[[V191]], %[[V193]] : i32
// CHECK-NEXT:       %[[V195:[^ ]+]] = llvm.sub %[[V150]], %[[V190]] : i32
// CHECK-NEXT:       %[[V196:[^ ]+]] = nvvm.shfl.sync  bfly %[[V194]], %[[V189]], %[[V13]], %[[V195]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V197:[^ ]+]] = llvm.extractvalue %[[V196]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V198:[^ ]+]] = llvm.extractvalue %[[V196]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V198]], ^bb50, ^bb52(%[[V189]] : f32)
// CHECK-NEXT:     ^bb50:  // pred: ^bb49
// CHECK-NEXT:       llvm.br ^bb51
// CHECK-NEXT:     ^bb51:  // pred: ^bb50
// CHECK-NEXT:       %[[V199:[^ ]+]] = llvm.fadd %[[V189]], %[[V197]] : f32
// CHECK-NEXT:       llvm.br ^bb52(%[[V199]] : f32)
// CHECK-NEXT:     ^bb52(%[[V200:[^ ]+]]: f32):  // 2 preds: ^bb49, ^bb51
// CHECK-NEXT:       llvm.br ^bb53
// CHECK-NEXT:     ^bb53:  // pred: ^bb52
// CHECK-NEXT:       %[[V201:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V202:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V203:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V204:[^ ]+]] = llvm.sub %[[V203]], %[[V150]] : i32
// CHECK-NEXT:       %[[V205:[^ ]+]] = llvm.lshr %[[V202]], %[[V204]] : i32
// CHECK-NEXT:       %[[V206:[^ ]+]] = llvm.sub %[[V150]], %[[V201]] : i32
// CHECK-NEXT:       %[[V207:[^ ]+]] = nvvm.shfl.sync  bfly %[[V205]], %[[V200]], %[[V12]], %[[V206]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V208:[^ ]+]] = llvm.extractvalue %[[V207]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V209:[^ ]+]] = llvm.extractvalue %[[V207]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V209]], ^bb54, ^bb56(%[[V200]] : f32)
// CHECK-NEXT:     ^bb54:  // pred: ^bb53
// CHECK-NEXT:       llvm.br ^bb55
// CHECK-NEXT:     ^bb55:  // pred: ^bb54
// CHECK-NEXT:       %[[V210:[^ ]+]] = llvm.fadd %[[V200]], %[[V208]] : f32
// CHECK-NEXT:       llvm.br ^bb56(%[[V210]] : f32)
// CHECK-NEXT:     ^bb56(%[[V211:[^ ]+]]: f32):  // 2 preds: ^bb53, ^bb55
// CHECK-NEXT:       llvm.br ^bb57(%[[V211]] : f32)
// CHECK-NEXT:     ^bb57(%[[V212:[^ ]+]]: f32):  // 2 preds: ^bb56, ^bb67
// CHECK-NEXT:       llvm.br ^bb68
// CHECK-NEXT:     ^bb58:  // pred: ^bb36
// CHECK-NEXT:       %[[V213:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V214:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V215:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V216:[^ ]+]] = llvm.sub %[[V215]], %[[V17]] : i32
// CHECK-NEXT:       %[[V217:[^ ]+]] = llvm.lshr %[[V214]], %[[V216]] : i32
// CHECK-NEXT:       %[[V218:[^ ]+]] = llvm.sub %[[V17]], %[[V213]] : i32
// CHECK-NEXT:       %[[V219:[^ ]+]] = nvvm.shfl.sync  bfly %[[V217]], %[[V155]], %[[V16]], %[[V218]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb59
// CHECK-NEXT:     ^bb59:  // pred: ^bb58
// CHECK-NEXT:       %[[V220:[^ ]+]] = llvm.fadd %[[V155]], %[[V219]] : f32
// CHECK-NEXT:       llvm.br ^bb60
// CHECK-NEXT:     ^bb60:  // pred: ^bb59
// CHECK-NEXT:       %[[V221:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V222:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V223:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V224:[^ ]+]] = llvm.sub %[[V223]], %[[V17]] : i32
// CHECK-NEXT:       %[[V225:[^ ]+]] = llvm.lshr %[[V222]], %[[V224]] : i32
// CHECK-NEXT:       %[[V226:[^ ]+]] = llvm.sub %[[V17]], %[[V221]] : i32
// CHECK-NEXT:       %[[V227:[^ ]+]] = nvvm.shfl.sync  bfly %[[V225]], %[[V220]], %[[V15]], %[[V226]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb61
// CHECK-NEXT:     ^bb61:  // pred: ^bb60
// CHECK-NEXT:       %[[V228:[^ ]+]] = llvm.fadd %[[V220]], %[[V227]] : f32
// CHECK-NEXT:       llvm.br ^bb62
// CHECK-NEXT:     ^bb62:  // pred: ^bb61
// CHECK-NEXT:       %[[V229:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V230:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V231:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V232:[^ ]+]] = llvm.sub %[[V231]], %[[V17]] : i32
// CHECK-NEXT:       %[[V233:[^ ]+]] = llvm.lshr %[[V230]], %[[V232]] : i32
// CHECK-NEXT:       %[[V234:[^ ]+]] = llvm.sub %[[V17]], %[[V229]] : i32
// CHECK-NEXT:       %[[V235:[^ ]+]] = nvvm.shfl.sync  bfly %[[V233]], %[[V228]], %[[V14]], %[[V234]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb63
// CHECK-NEXT:     ^bb63:  // pred: ^bb62
// CHECK-NEXT:       %[[V236:[^ ]+]] = llvm.fadd %[[V228]], %[[V235]] : f32
// CHECK-NEXT:       llvm.br ^bb64
// CHECK-NEXT:     ^bb64:  // pred: ^bb63
// CHECK-NEXT:       %[[V237:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V238:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V239:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V240:[^ ]+]] = llvm.sub %[[V239]], %[[V17]] : i32
// CHECK-NEXT:       %[[V241:[^ ]+]] = llvm.lshr %[[V238]], %[[V240]] : i32
// CHECK-NEXT:       %[[V242:[^ ]+]] = llvm.sub %[[V17]], %[[V237]] : i32
// CHECK-NEXT:       %[[V243:[^ ]+]] = nvvm.shfl.sync  bfly %[[V241]], %[[V236]], %[[V13]], %[[V242]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb65
// CHECK-NEXT:     ^bb65:  // pred: ^bb64
// CHECK-NEXT:       %[[V244:[^ ]+]] = llvm.fadd %[[V236]], %[[V243]] : f32
// CHECK-NEXT:       llvm.br ^bb66
// CHECK-NEXT:     ^bb66:  // pred: ^bb65
// CHECK-NEXT:       %[[V245:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V246:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V247:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V248:[^ ]+]] = llvm.sub %[[V247]], %[[V17]] : i32
// CHECK-NEXT:       %[[V249:[^ ]+]] = llvm.lshr %[[V246]], %[[V248]] : i32
// CHECK-NEXT:       %[[V250:[^ ]+]] = llvm.sub %[[V17]], %[[V245]] : i32
// CHECK-NEXT:       %[[V251:[^ ]+]] = nvvm.shfl.sync  bfly %[[V249]], %[[V244]], %[[V12]], %[[V250]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb67
// CHECK-NEXT:     ^bb67:  // pred: ^bb66
// CHECK-NEXT:       %[[V252:[^ ]+]] = llvm.fadd %[[V244]], %[[V251]] : f32
// CHECK-NEXT:       llvm.br ^bb57(%[[V252]] : f32)
// CHECK-NEXT:     ^bb68:  // pred: ^bb57
// CHECK-NEXT:       %[[V253:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V254:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V253]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V212]], %[[V254]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb70
// CHECK-NEXT:     ^bb69:  // pred: ^bb35
// CHECK-NEXT:       llvm.br ^bb70
// CHECK-NEXT:     ^bb70:  // 2 preds: ^bb68, ^bb69
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V255:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V256:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V255]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V257:[^ ]+]] = llvm.load %[[V256]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       llvm.return %[[V257]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
